import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { momentOf } from './time.ts';

/** A vacancy (职位) on its way; what changes while it is public waits beside it (`vacancy_audit`). */
export const VacancyState = choice({
  draft: [0, '草稿'],
  waiting: [1, '审核中'],
  open: [2, '招聘中'],
  paused: [3, '已暂停'],
  closed: [4, '已关闭'],
  refused: [5, '已退回'],
  expired: [6, '已到期'],
});

export type VacancyState = ValueOf<typeof VacancyState>;

/** Public at some time, so that its page stays. */
export const publicVacancyStates: readonly VacancyState[] = [
  VacancyState.open,
  VacancyState.paused,
  VacancyState.closed,
  VacancyState.expired,
];

export const isPublicVacancy = (state: VacancyState): boolean => publicVacancyStates.includes(state);

/** How it stands with what somebody handed in for a vacancy; the numbers are in the order in which they were thought of. */
export const ApplicationState = choice({
  sent: [0, '已投递'],
  seen: [1, '已查看'],
  talking: [2, '沟通中'],
  declined: [3, '不合适'],
  withdrawn: [4, '已撤回'],
  test: [5, '测评'],
  interview: [6, '面试'],
  offer: [7, '待入职'],
  hired: [8, '已录用'],
});

export type ApplicationState = ValueOf<typeof ApplicationState>;

const overStates: ReadonlySet<ApplicationState> = new Set([
  ApplicationState.declined,
  ApplicationState.withdrawn,
  ApplicationState.hired,
]);

/** It is decided, or was taken back: nothing more is said about it. */
export const isApplicationOver = (state: ApplicationState): boolean => overStates.has(state);

/** Why a vacancy stands still. */
export const PauseReason = choice({
  none: [0, ''],
  own: [1, '企业暂停了招聘'],
  silent: [2, '企业长时间没有答复，系统暂停了招聘'],
});

export type PauseReason = ValueOf<typeof PauseReason>;

const DAY_MS = 86_400_000;

/** After so many days without an answer a vacancy pauses by itself. */
export const SILENT_DAYS = 14;
/** An application younger than this does not count against the reply rate. */
export const REPLY_GRACE_DAYS = 3;
/** So far back the reply rate of an enterprise looks. */
export const REPLY_WINDOW_DAYS = 90;
/** Fewer than this many applications say nothing about it. */
export const LEAST_FOR_RATE = 3;
/** A recruiter counts as active who answered or looked through applications within so many days. */
export const ACTIVE_DAYS = 7;
/** How long a vacancy may be open at most before its end date has to be moved. */
export const LONGEST_OPEN_DAYS = 365;
/** Tests that a vacancy asks to be taken. */
export const MOST_VACANCY_TESTS = 3;
export const MOST_WANTED = 999;
export const MOST_BENEFITS = 8;
export const BENEFIT_LENGTH = 12;
/** Vacancies an organization keeps that are not closed. */
export const MOST_VACANCIES = 500;

interface Waiting {
  /** When the application that waits longest was handed in; null when none waits. */
  oldestWaiting: string | null;
  /** When the vacancy last became open. */
  openedAt: string;
  lastReplyAt: string | null;
}

/**
 * The freshness contract: somebody waits for `SILENT_DAYS` days, and as long nothing was answered here. Becoming open
 * (first or again) begins the time anew; refreshing does not, because it costs nothing.
 */
export function isSilent({ oldestWaiting, openedAt, lastReplyAt }: Waiting, now: Date): boolean {
  if (oldestWaiting === null) return false;
  const last = [oldestWaiting, openedAt, ...(lastReplyAt === null ? [] : [lastReplyAt])].toSorted().at(-1)!;
  return now.getTime() - momentOf(last).getTime() >= SILENT_DAYS * DAY_MS;
}

/** Percent of applications that were answered; null where there are too few to say so. */
export const replyRate = (answered: number, due: number): number | null =>
  due < LEAST_FOR_RATE ? null : Math.round((answered * 100) / due);

/** Bands of the monthly salary in thousands of yuan, as the list filters by them; the last one has no end. */
export const salaryBands = [
  { key: '1', label: '5k 以下', from: 1, to: 5 },
  { key: '2', label: '5k–8k', from: 5, to: 8 },
  { key: '3', label: '8k–12k', from: 8, to: 12 },
  { key: '4', label: '12k–20k', from: 12, to: 20 },
  { key: '5', label: '20k–35k', from: 20, to: 35 },
  { key: '6', label: '35k 以上', from: 35, to: 260 },
] as const;

/** 面议 first, as the salary scale of the specification has it. */
export const salaryChoices = [{ key: '0', label: '面议' }, ...salaryBands] as const;

/** The bands a salary reaches into; 面议 is a band of its own. */
export function bandsOf(min: number, max: number): string[] {
  if (min === 0 && max === 0) return ['0'];
  const reaches = ({ from, to }: (typeof salaryBands)[number]) =>
    min === max ? min >= from && (min < to || to === 260) : min < to && max > from;
  return salaryBands.filter(reaches).map(({ key }) => key);
}

export const vacancySorts = ['fresh', 'salary', 'reply'] as const;
export type VacancySort = (typeof vacancySorts)[number];
