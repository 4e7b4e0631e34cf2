/** Keeps the latest answers of a slow function whose answer depends on its arguments alone. */
export function memoize<T>(most: number, of: (...words: string[]) => T): (...words: string[]) => T {
  const known = new Map<string, T>();
  return (...words) => {
    const name = words.join(' ');
    const before = known.get(name);
    if (before !== undefined) return before;
    const answer = of(...words);
    if (known.size >= most) known.clear();
    known.set(name, answer);
    return answer;
  };
}
