/** How long ago something was, in whole months. */
export function ageText(months: number): string {
  if (months === 0) return '不到 1 个月前';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return `${months} 个月前`;
  return rest === 0 ? `${years} 年前` : `${years} 年 ${rest} 个月前`;
}
