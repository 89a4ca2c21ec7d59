import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { momentOf } from './time.ts';

export const LeaveType = choice({
  personal: [1, '事假'],
  sick: [2, '病假'],
  official: [3, '公假'],
  other: [4, '其他'],
});

export const LeaveState = choice({
  waiting: [0, '待审批'],
  passed: [1, '已通过'],
  refused: [2, '未通过'],
  cancelled: [3, '已撤销'],
});

/** One opinion in the chain; who hands a request on leaves a step behind, too. */
export const LeaveStepState = choice({
  waiting: [0, '待审批'],
  passed: [1, '通过'],
  refused: [2, '不通过'],
  transferred: [3, '转交'],
  dropped: [4, '已撤销'],
});

/** Whose opinion a step asks for. */
export const Approver = choice({ classTeacher: [1, '班主任'], staff: [2, '教务'] });

export type LeaveType = ValueOf<typeof LeaveType>;
export type LeaveState = ValueOf<typeof LeaveState>;
export type LeaveStepState = ValueOf<typeof LeaveStepState>;
export type Approver = ValueOf<typeof Approver>;

export const LONGEST_LEAVE_DAYS = 60;

/** A leave may be asked for afterwards, but not longer than this. */
export const LATE_LEAVE_DAYS = 7;

/** Who has to agree, by the length in days; the first line that is long enough counts. */
export const approvalChains: readonly { upToDays: number; approvers: readonly Approver[] }[] = [
  { upToDays: 2, approvers: [Approver.classTeacher] },
  { upToDays: LONGEST_LEAVE_DAYS, approvers: [Approver.classTeacher, Approver.staff] },
];

/** The chain of a leave; a class without a teacher goes straight to the staff. */
export function chainOf(days: number, hasClassTeacher: boolean): readonly Approver[] {
  const line = approvalChains.find(({ upToDays }) => days <= upToDays) ?? approvalChains.at(-1)!;
  return hasClassTeacher ? line.approvers : [Approver.staff];
}

/** Calendar days that a stretch touches; one that ends at midnight does not touch the day that begins then. */
export function leaveDays(beginsAt: string, endsAt: string): number {
  const first = dayNumber(momentOf(beginsAt).getTime());
  const last = dayNumber(momentOf(endsAt).getTime() - 1);
  return Math.max(1, last - first + 1);
}

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;
const dayNumber = (moment: number): number => Math.floor((moment + CHINA_MS) / DAY_MS);
