import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How far an enterprise is with somebody whose résumé it brought itself; recruiters put it as they like. */
export const ImportedStage = choice({
  fresh: [0, '待联系'],
  talking: [1, '沟通中'],
  interview: [2, '面试'],
  offer: [3, '待入职'],
  hired: [4, '已录用'],
  declined: [5, '不合适'],
});

export type ImportedStage = ValueOf<typeof ImportedStage>;

/** Why the enterprise may keep the résumé: what the person agreed to, and how it came. */
export const ConsentGround = choice({
  sent: [1, '本人投来'],
  fair: [2, '招聘会上本人交来'],
  referred: [3, '本人同意后由他人推荐'],
});

export type ConsentGround = ValueOf<typeof ConsentGround>;

/** How long a résumé may be kept, in months; longer only when the person agrees anew. */
export const keepMonths = [3, 6, 12] as const;

type KeepMonths = (typeof keepMonths)[number];

/** What an enterprise keeps of people without an account. */
export const MOST_IMPORTED = 5000;
export const MOST_IMPORTED_NOTES = 100;
/** How long an import can be taken back. */
export const TAKE_BACK_HOURS = 24;
/** What was read and not brought in is kept so long; of what was brought, what was wrong with the files. */
export const UNBROUGHT_DAYS = 1;
export const REPORT_DAYS = 30;
/** Before the last day so many days the list says that it comes. */
export const ENDING_DAYS = 14;

/** The last day on which it is kept (China Standard Time), `yyyy-MM-dd`: so many months on, or the last of a shorter month. */
export function keptUntil(today: string, months: KeepMonths): string {
  const [year, month, day] = today.slice(0, 10).split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

export const mayTakeBack = (importedAt: Date, now: Date): boolean =>
  now.getTime() - importedAt.getTime() <= TAKE_BACK_HOURS * 3_600_000;
