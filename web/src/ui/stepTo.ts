/**
 * Index that an arrow, Home or End key leads to in a row or list of `count` items, wrapping at the ends.
 * `undefined` when the key does not move.
 */
export function stepTo(key: string, at: number, count: number, axis: 'horizontal' | 'vertical'): number | undefined {
  if (count === 0) return undefined;
  const [back, forward] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (at + 1) % count;
  if (key === back) return at <= 0 ? count - 1 : at - 1;
  return undefined;
}
