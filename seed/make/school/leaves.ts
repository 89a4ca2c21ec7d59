import { classes } from '#seed/data/school.ts';
import { leaves } from '#seed/data/leaves.ts';
import { Approver, chainOf, LeaveState, LeaveStepState, leaveDays } from '#contract/rules/leave.ts';
import { wireTime } from '#contract/rules/time.ts';
import { leaveRequest, leaveStep } from '#server/db/schema/leave.ts';
import { insertAll, insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { SchoolStep, SeedGradeRow } from './world.ts';

const HOUR = 3_600_000;

export interface SeedPassedLeave {
  userNo: string;
  beginsAt: string;
  endsAt: string;
}

/** Leaves of the first class in every state. Returns those that were approved. */
export async function loadLeaves(step: SchoolStep, grades: readonly SeedGradeRow[]): Promise<SeedPassedLeave[]> {
  const { db, now, clock, orgNo, adminUserNo, userNos } = step;
  const grade = grades.find(({ name }) => name === classes[0]!.name)!;
  const teacher = userNos.get(classes[0]!.teacher)!;
  const first = userNos.get('linxiao')!;
  const people = [first, ...grade.students.filter((userNo) => userNo !== first)];
  const ids = await takeIds(db, leaves.length);
  const made = leaves.map((one, index) => {
    const [beginsAt, endsAt] = [clock.at(...one.from), clock.at(...one.to)];
    const asked = Math.min(Date.parse(`${beginsAt.replace(' ', 'T')}+08:00`) - 14 * HOUR, now.getTime() - 5 * HOUR);
    const later = (hours: number) => wireTime(new Date(asked + hours * HOUR));
    return { ...one, id: ids[index]!, userNo: people[one.who]!, beginsAt, endsAt, submitTime: later(0), later };
  });
  await insertAll(
    db,
    leaveRequest,
    made.map(({ id, userNo, type, beginsAt, endsAt, reason, state, submitTime, later }) => ({
      id,
      orgNo,
      gradeId: grade.id,
      userNo,
      beginsAt,
      endsAt,
      reason,
      submitTime,
      leaveType: type,
      leaveState: state,
      gmtCreate: submitTime,
      cancelledAt: state === LeaveState.cancelled ? later(2) : null,
    })),
  );
  const steps = made.flatMap(({ id, beginsAt, endsAt, opinions, state, submitTime, later }) => {
    const chain = chainOf(leaveDays(beginsAt, endsAt), true).slice(0, opinions.length + 1);
    return chain.map((approver, index) => {
      const opinion = opinions[index];
      const isLast = index === opinions.length - 1;
      const by = approver === Approver.staff ? adminUserNo : teacher;
      const asked = { leaveId: id, seq: index + 1, approver, submitTime: index === 0 ? submitTime : later(1) };
      if (opinion === undefined) {
        const isDropped = state === LeaveState.cancelled;
        const stepState = isDropped ? LeaveStepState.dropped : LeaveStepState.waiting;
        return { ...asked, opinion: '', byUserNo: null, stepState, decidedAt: isDropped ? later(2) : null };
      }
      const stepState = isLast && state === LeaveState.refused ? LeaveStepState.refused : LeaveStepState.passed;
      return { ...asked, opinion, byUserNo: by, stepState, decidedAt: later(1 + index) };
    });
  });
  await insertNew(db, leaveStep, steps);
  return made.filter(({ state }) => state === LeaveState.passed);
}
