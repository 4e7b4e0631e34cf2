type Typed = { readonly type: string };

/** The legal moves of one kind, or of several. A `lock` is one, too. */
export const movesOf = <M extends Typed, K extends M['type']>(
  legal: readonly M[],
  ...types: readonly K[]
): readonly Extract<M, { readonly type: K }>[] =>
  legal.filter((move): move is Extract<M, { readonly type: K }> => types.includes(move.type as K));

export const canDo = <M extends Typed>(legal: readonly M[], type: M['type']): boolean =>
  legal.some((move) => move.type === type);

export const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
