/** The part of `times` below which `of` of them lie. */
export function within(times: readonly number[], of: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
}
