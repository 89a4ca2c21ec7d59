/** 3.5 小时, or 2 天 from two days on. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '还没有';
  return hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`;
}

/** Of those before, in percent; nothing where there were none. */
export const shareText = (count: number, of: number): string => (of === 0 ? '' : `${Math.round((count * 100) / of)}%`);
