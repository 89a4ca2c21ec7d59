const inFull = new Intl.NumberFormat('en-US');

/** People and views on cards: in full below 10,000, then 1.2 万. */
export function countText(count: number): string {
  if (count < 10_000) return inFull.format(count);
  const tens = Math.floor(count / 1000) / 10;
  return `${inFull.format(tens)} 万`;
}

/** How long a whole course takes: 约 40 分钟, 约 9 小时. Empty when nothing in it plays. */
export function hoursText(seconds: number): string {
  if (seconds <= 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? `约 ${minutes} 分钟` : `约 ${Math.round(minutes / 60)} 小时`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes with at most one decimal: 860 KB, 2.4 MB. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = bytes / 1024 ** step;
  return `${size < 10 && step > 0 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[step]}`;
}

/** The day of a wire time: 2026 年 11 月 22 日. */
export function dayText(wire: string): string {
  const [year, month, day] = wire.slice(0, 10).split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}

/** A wire time for machines. */
export const isoText = (wire: string): string => `${wire.replace(' ', 'T')}+08:00`;
