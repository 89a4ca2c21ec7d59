import { and, desc, eq, exists, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { chainOf, LATE_LEAVE_DAYS, LeaveState, LeaveType, leaveDays } from '#contract/rules/leave.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { apply, preview } from '#contract/user/leave.ts';
import { LEAVE_OVERLAPS, NO_CLASS } from '#contract/user/leave.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { leaveRequest } from '../../db/schema/leave.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { ownLeaves } from './policies.ts';
import { askNext } from './steps.ts';
import { touchedLessons } from './touched.ts';

const teachers = alias(gradeStudent, 'teachers');
const DAY_SECONDS = 86_400;

/** What a leave of this stretch would touch and who would decide on it. @throws NO_CLASS */
export async function previewLeave({ db, user }: UserCtx, stretch: OutputOf<typeof preview.input>) {
  const ownClass = await classOf(db, user.userNo);
  const days = leaveDays(stretch.beginsAt, stretch.endsAt);
  const touched = await touchedLessons(db, { ...stretch, userNo: user.userNo });
  return { days, ...touched, chain: [...chainOf(days, ownClass.hasTeacher)] };
}

/** Asks for leave and the first approver for an opinion. Returns the id. @throws NO_CLASS, LEAVE_OVERLAPS, 422 at the field */
export async function askForLeave(ctx: UserCtx, wish: OutputOf<typeof apply.input>): Promise<string> {
  const { db, user, now } = ctx;
  if (wish.beginsAt < wireTimeIn(now, -LATE_LEAVE_DAYS * DAY_SECONDS)) {
    throw atField('beginsAt', `只能补 ${LATE_LEAVE_DAYS} 天之内的假`);
  }
  await oneAtATime(db, user.userNo);
  const { gradeId, orgNo, hasTeacher } = await classOf(db, user.userNo);
  const overlapping = and(
    ownLeaves(user.userNo),
    inArray(leaveRequest.leaveState, [LeaveState.waiting, LeaveState.passed]),
    lt(leaveRequest.beginsAt, wish.endsAt),
    gt(leaveRequest.endsAt, wish.beginsAt),
  );
  if ((await db.$count(leaveRequest, overlapping)) > 0) throw fail(LEAVE_OVERLAPS);
  for (const url of wish.proofs) await ownFile(ctx, url, 'leaveProof', { field: 'proofs' });
  const [row] = await db
    .insert(leaveRequest)
    .values({ ...wish, orgNo, gradeId, userNo: user.userNo, submitTime: wireTime(now) })
    .returning();
  const [first] = chainOf(leaveDays(wish.beginsAt, wish.endsAt), hasTeacher);
  await askNext(ctx, row!, { seq: 1, approver: first! });
  const { leaveType, beginsAt, endsAt } = wish;
  ctx.changed({ after: { leaveType: LeaveType.labels[leaveType], beginsAt, endsAt }, orgNo });
  return row!.id;
}

/** The class of a school that somebody studies in, the one they came into last. @throws NO_CLASS */
async function classOf(db: Db, userNo: string) {
  const led = db
    .select({ one: sql`1` })
    .from(teachers)
    .where(and(eq(teachers.gradeId, grade.id), eq(teachers.gradeRole, GradeRole.teacher), enabled(teachers)));
  const [row] = await db
    .select({ gradeId: grade.id, orgNo: grade.orgNo, hasTeacher: sql<boolean>`${exists(led)}` })
    .from(gradeStudent)
    .innerJoin(grade, eq(grade.id, gradeStudent.gradeId))
    .where(
      and(
        eq(gradeStudent.userNo, userNo),
        eq(gradeStudent.gradeRole, GradeRole.student),
        enabled(gradeStudent),
        isNotNull(grade.orgNo),
        eq(grade.gradeState, GradeState.running),
        enabled(grade),
      ),
    )
    .orderBy(desc(gradeStudent.id))
    .limit(1);
  if (!row) throw fail(NO_CLASS);
  return { ...row, orgNo: row.orgNo! };
}

const atField = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });
