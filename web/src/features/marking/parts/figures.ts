import { pointsText } from '#contract/rules/points.ts';

/** 0.54 */
export const ratio = (value: number | null): string => (value === null ? '—' : value.toFixed(2));

/** 54% */
export const percent = (value: number | null): string => (value === null ? '—' : `${Math.round(value * 100)}%`);

/** +46, −17: hundredths. */
export function difference(value: number): string {
  const rounded = Math.round(value * 100);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
}

/** 1 分 42 秒 */
export function spoken(seconds: number | null): string {
  if (seconds === null) return '—';
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${rest} 秒`;
  return rest === 0 ? `${minutes} 分` : `${minutes} 分 ${rest} 秒`;
}

export const marks = (tenths: number | null): string => (tenths === null ? '—' : pointsText(Math.round(tenths)));
