const pad = (value: number): string => String(value).padStart(2, '0');

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year, month, date] = day.split('-').map(Number);
  return [year!, month!, date ?? 1];
};

const lastDate = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** `yyyy-MM` so many months later (earlier when negative). */
export function monthAfter(month: string, months: number): string {
  const [year, of] = parts(month);
  const count = year * 12 + (of - 1) + months;
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`;
}

/** The same date so many months later, or the last day of a month that is shorter. */
export function dayMonthsAfter(day: string, months: number): string {
  const month = monthAfter(day.slice(0, 7), months);
  const [year, of] = parts(month);
  return `${month}-${pad(Math.min(parts(day)[2], lastDate(year, of)))}`;
}

/** The last day of a month. */
export function monthEnd(month: string): string {
  const [year, of] = parts(month);
  return `${month}-${pad(lastDate(year, of))}`;
}

/** Whole months from one month to the other; negative when it is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [parts(from), parts(to)];
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** Months that are over between two days: a month is over on the same date of the next one. */
export function fullMonths(from: string, to: string): number {
  const months = monthsBetween(from, to);
  return dayMonthsAfter(from, months) <= to ? months : months - 1;
}
