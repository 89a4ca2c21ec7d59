/** 面议, 8k, 6k–9k. */
export function salaryText(min: number, max: number): string {
  if (min === 0 && max === 0) return '面议';
  return min === max ? `${min}k` : `${min}k–${max}k`;
}
