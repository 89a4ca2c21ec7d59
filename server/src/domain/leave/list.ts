import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { Approver, chainOf, LeaveState, LeaveStepState, leaveDays } from '#contract/rules/leave.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { mine, queue } from '#contract/user/leave.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade } from '../../db/schema/grade.ts';
import { leaveRequest, leaveStep } from '../../db/schema/leave.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { decidedBy, ownLeaves, waitsFor } from './policies.ts';
import { schoolName } from '../school/lessonFacts.ts';
import type { LeaveRow } from './steps.ts';
import { touchedCount } from './touched.ts';

const lessonCount = touchedCount(leaveRequest.userNo, leaveRequest.beginsAt, leaveRequest.endsAt);

/** A learner's own leaves, the newest first, with the opinions on them. */
export async function ownLeavePage({ db, user, now }: UserCtx, wanted: OutputOf<typeof mine.input>) {
  const { leaveState } = wanted;
  const where = and(
    ownLeaves(user.userNo),
    leaveState === undefined ? undefined : eq(leaveRequest.leaveState, leaveState),
  );
  const total = await cappedCount(db, sql`${leaveRequest}`, where);
  const page = await pageAt(wanted, total, (limit, offset) =>
    db
      .select({ row: leaveRequest, lessonCount })
      .from(leaveRequest)
      .innerJoin(grade, eq(grade.id, leaveRequest.gradeId))
      .where(where)
      .orderBy(desc(leaveRequest.id))
      .limit(limit)
      .offset(offset),
  );
  const steps = await stepsOf(
    db,
    page.list.map(({ row }) => row.id),
  );
  const at = wireTime(now);
  const list = page.list.map(({ row, lessonCount }) => {
    const { leaveState, endsAt } = row;
    const canCancel = leaveState === LeaveState.waiting || (leaveState === LeaveState.passed && endsAt > at);
    return { ...shown(row, steps), lessonCount, canCancel: canCancel ? (1 as const) : (0 as const) };
  });
  return { ...page, list };
}

const numberOf = sql<string | null>`(select ${orgStudent.studentNumber} from ${orgStudent}
  where ${orgStudent.orgNo} = ${leaveRequest.orgNo} and ${orgStudent.userNo} = ${leaveRequest.userNo}
  and ${orgStudent.bindStatus} = 1 and ${enabled(orgStudent)} limit 1)`;
const isOwnStep = (userNo: string) => sql<0 | 1>`(${leaveRequest.userNo} = ${userNo})::int`;
const earlierCount = sql<number>`(select count(*)::int from ${leaveRequest} as earlier
  where earlier.user_no = ${leaveRequest.userNo} and earlier.leave_state = 1 and earlier.id <> ${leaveRequest.id}
  and earlier.begins_at between ${leaveRequest.beginsAt} - interval '180 days' and ${leaveRequest.beginsAt})`;

/** What waits for an approver, the longest waiting first; or what they decided, the newest first. */
export async function leaveQueue(ctx: UserCtx, { isDecided, ...request }: OutputOf<typeof queue.input>) {
  const { db, user, now } = ctx;
  const where = and(enabled(leaveRequest), isDecided === 1 ? decidedBy(user) : waitsFor(user));
  const from = sql`${leaveStep} join ${leaveRequest} on ${leaveRequest.id} = ${leaveStep.leaveId}`;
  const page = await pageAt(request, await cappedCount(db, from, where), (limit, offset) =>
    db
      .select({
        step: leaveStep,
        row: leaveRequest,
        studentName: schoolName,
        studentNumber: numberOf,
        gradeName: grade.gradeName,
        lessonCount,
        earlierCount,
        isOwn: isOwnStep(user.userNo),
      })
      .from(leaveStep)
      .innerJoin(leaveRequest, eq(leaveRequest.id, leaveStep.leaveId))
      .innerJoin(grade, eq(grade.id, leaveRequest.gradeId))
      .leftJoin(userExt, eq(userExt.userNo, leaveRequest.userNo))
      .where(where)
      .orderBy(isDecided === 1 ? desc(leaveStep.id) : asc(leaveStep.submitTime), asc(leaveStep.id))
      .limit(limit)
      .offset(offset),
  );
  const steps = await stepsOf(
    db,
    page.list.map(({ row }) => row.id),
  );
  const list = page.list.map(({ step, row, studentNumber, ...rest }) => ({
    ...rest,
    ...shown(row, steps),
    studentNumber: studentNumber ?? '',
    stepId: step.id,
    approver: step.approver,
    stepState: step.stepState,
    ...waitOf(
      {
        auditStatus: step.stepState === LeaveStepState.waiting ? AuditState.waiting : AuditState.passed,
        submitTime: step.submitTime,
        auditTime: step.decidedAt,
      },
      now,
    ),
  }));
  return { ...page, list };
}

type Steps = Awaited<ReturnType<typeof stepsOf>>;

const shown = (row: LeaveRow, steps: Steps) => {
  const { id, leaveType, beginsAt, endsAt, reason, proofs, leaveState, submitTime, cancelledAt } = row;
  const days = leaveDays(beginsAt, endsAt);
  const own = steps.filter(({ leaveId }) => leaveId === id);
  const last = own.at(-1);
  const chain = chainOf(days, own[0]?.approver !== Approver.staff);
  return {
    id,
    leaveType,
    beginsAt,
    endsAt,
    reason,
    proofs,
    leaveState,
    submitTime,
    cancelledAt,
    days,
    steps: own.map(({ approver, stepState, opinion, decidedAt, byName, askedName }) => {
      return { approver, stepState, opinion, decidedAt, approverName: byName || askedName };
    }),
    comes: last && leaveState === LeaveState.waiting ? chain.slice(chain.indexOf(last.approver) + 1) : [],
  };
};

const by = alias(userExt, 'decider');
const asked = alias(userExt, 'asked');
const nameIn = (ext: typeof by | typeof asked) =>
  sql<string>`coalesce(nullif(${ext.idCardName}, ''), ${ext.nickname}, '')`;

const stepsOf = (db: Db, leaveIds: string[]) =>
  db
    .select({
      leaveId: leaveStep.leaveId,
      approver: leaveStep.approver,
      stepState: leaveStep.stepState,
      opinion: leaveStep.opinion,
      decidedAt: leaveStep.decidedAt,
      byName: nameIn(by),
      askedName: nameIn(asked),
    })
    .from(leaveStep)
    .leftJoin(by, eq(by.userNo, leaveStep.byUserNo))
    .leftJoin(asked, eq(asked.userNo, leaveStep.approverUserNo))
    .where(leaveIds.length === 0 ? sql`false` : inArray(leaveStep.leaveId, leaveIds))
    .orderBy(asc(leaveStep.leaveId), asc(leaveStep.seq));
