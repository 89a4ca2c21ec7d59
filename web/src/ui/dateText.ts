/** From one day to another, both counted; an empty end is open. */
export interface DateRange {
  from: string;
  to: string;
}

/** A day as the wire writes it. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day that a text names, on this machine's clock; undefined when there is no such day. */
export function dayFrom(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const date = new Date(parts[0]!, parts[1]! - 1, parts[2]);
  return dayText(date) === text ? date : undefined;
}

/** What somebody typed as the wire writes it: 2026/1/2, 20260102 and 2026 年 1 月 2 日 are days too. */
export function tidyDay(typed: string): string {
  const text = typed.trim();
  const parts = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\s*日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : text;
}
