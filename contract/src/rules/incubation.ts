import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What a base (孵化基地) has: a desk is assigned for a time, a room is booked by the hour. */
export const PlaceKind = choice({
  desk: [1, '工位'],
  room: [2, '会议室'],
});

export type PlaceKind = ValueOf<typeof PlaceKind>;

/** Whether a desk or an hour of a room is still taken. */
export const UseState = choice({
  held: [1, '使用中'],
  ended: [0, '已结束'],
});

export type UseState = ValueOf<typeof UseState>;

/** A lecturer whom a host asks to advise its teams. */
export const TutorState = choice({
  invited: [0, '等待答复'],
  active: [1, '在任'],
  declined: [2, '没有接受'],
  left: [3, '已离任'],
});

export type TutorState = ValueOf<typeof TutorState>;

/** A time that a tutor offers, and what becomes of it. */
export const HourState = choice({
  open: [0, '可以预约'],
  booked: [1, '已约'],
  kept: [2, '谈过了'],
  missed: [3, '没有来'],
  cancelled: [4, '已取消'],
});

export type HourState = ValueOf<typeof HourState>;

/** A milestone (里程碑) between the host and a team; that it is late says its day. */
export const MilestoneState = choice({
  open: [1, '进行中'],
  reported: [2, '等待检查'],
  returned: [3, '已退回'],
  accepted: [4, '已通过'],
});

export type MilestoneState = ValueOf<typeof MilestoneState>;

export const ReportState = choice({
  waiting: [0, '等待检查'],
  accepted: [1, '通过'],
  returned: [2, '退回'],
});

export type ReportState = ValueOf<typeof ReportState>;

/** What a host found on one of its visits. */
export const CheckVerdict = choice({
  fine: [1, '正常'],
  improve: [2, '需要改进'],
  risky: [3, '有风险'],
});

export type CheckVerdict = ValueOf<typeof CheckVerdict>;

export const FundState = choice({
  asked: [1, '等待批复'],
  granted: [2, '已批准'],
  refused: [3, '没有批准'],
  closed: [4, '已结清'],
});

export type FundState = ValueOf<typeof FundState>;

export const ReceiptState = choice({
  counted: [1, '已计入'],
  struck: [2, '已剔除'],
});

export type ReceiptState = ValueOf<typeof ReceiptState>;

interface Due {
  milestoneState: MilestoneState;
  /** `yyyy-MM-dd`. */
  dueOn: string;
}

/** Whether the team owes a report whose day is over. */
export const isLate = ({ milestoneState, dueOn }: Due, today: string): boolean =>
  (milestoneState === MilestoneState.open || milestoneState === MilestoneState.returned) && dueOn < today;

/** How many days before its day the team is told of a milestone. */
export const MILESTONE_REMIND_DAYS = 3;
/** A room is booked within the next so many days, and not for longer than so many hours. */
export const BOOK_AHEAD_DAYS = 30;
export const MOST_BOOK_HOURS = 8;
/** Bookings of one project that are not over. */
export const MOST_BOOKINGS = 10;
export const MOST_BASES = 20;
export const MOST_PLACES = 500;
export const MOST_OPEN_HOURS = 60;
/** Appointments of one project that are not over. */
export const MOST_BOOKED_HOURS = 3;
export const MOST_MILESTONES = 40;
export const MOST_REPORT_FILES = 5;
export const MOST_FUNDS = 10;
export const MOST_RECEIPTS = 200;
/** Yuan of one application. */
export const MOST_FUND_YUAN = 5_000_000;

/** The half-year of a day, such as 2026H2. */
export const halfOf = (day: string): string => `${day.slice(0, 4)}H${Number(day.slice(5, 7)) <= 6 ? 1 : 2}`;

export const halfPattern = /^20\d\dH[12]$/;

/** 2026 年下半年 */
export const halfText = (half: string): string => `${half.slice(0, 4)} 年${half.endsWith('1') ? '上' : '下'}半年`;

/** The first day of the half-year of a day. */
export const beginOfHalf = (day: string): string => `${day.slice(0, 4)}-${halfOf(day).endsWith('1') ? '01' : '07'}-01`;

/** The half-years that a team can still report after it graduated, the newest first: those that are over, and the running one. */
export function halvesSince(graduatedOn: string, today: string): string[] {
  const halves: string[] = [];
  let [year, part] = [Number(graduatedOn.slice(0, 4)), halfOf(graduatedOn).endsWith('1') ? 1 : 2];
  const last = halfOf(today);
  for (let half = `${year}H${part}`; half <= last; half = `${year}H${part}`) {
    halves.unshift(half);
    [year, part] = part === 1 ? [year, 2] : [year + 1, 1];
  }
  return halves;
}

/** How much room a base has today: 20 个工位，空 17 个 */
export const freeDesksText = ({ countDesks, countFree }: { countDesks: number; countFree: number }): string =>
  countDesks === 0 ? '没有工位' : `${countDesks} 个工位，空 ${countFree} 个`;
