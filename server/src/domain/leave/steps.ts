import { and, eq, sql } from 'drizzle-orm';
import type { Action } from '#contract/rules/actions.ts';
import { Approver, LeaveType, leaveDays } from '#contract/rules/leave.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { leaveRequest, leaveStep } from '../../db/schema/leave.ts';
import { authRole, userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { schoolName } from '../school/lessonFacts.ts';

export type LeaveRow = typeof leaveRequest.$inferSelect;

export const APPROVER_PAGE = '/account/leaveApprover';
const APPROVE: Action = 'leave:approve';

interface Next {
  seq: number;
  approver: Approver;
  /** Whom it is handed to. */
  approverUserNo?: string;
}

/** Asks for the next opinion on a leave; whoever may give it gets a message. */
export async function askNext(ctx: Pick<UserCtx, 'db' | 'now'>, leave: LeaveRow, next: Next): Promise<void> {
  await ctx.db.insert(leaveStep).values({ ...next, leaveId: leave.id, submitTime: wireTime(ctx.now) });
  const to = next.approverUserNo ? [next.approverUserNo] : await approversOf(ctx.db, leave, next.approver);
  const days = leaveDays(leave.beginsAt, leave.endsAt);
  await sendMessage(ctx, {
    to: to.filter((userNo) => userNo !== leave.userNo),
    msgType: 'review',
    msgTitle: `${await nameOf(ctx.db, leave.userNo)}请假 ${days} 天，等你审批`,
    msgText: leaveText(leave),
    msgUrl: APPROVER_PAGE,
  });
}

/** 病假，9 月 1 日 08:00 至 9 月 2 日 18:00: for messages. */
export const leaveText = ({ leaveType, beginsAt, endsAt }: LeaveRow): string =>
  `${LeaveType.labels[leaveType]}，${shownTime(beginsAt)} 至 ${shownTime(endsAt)}`;

async function nameOf(db: Db, userNo: string): Promise<string> {
  const [person] = await db.select({ name: schoolName }).from(userExt).where(eq(userExt.userNo, userNo));
  return person?.name ?? '学生';
}

async function approversOf(db: Db, { gradeId, orgNo }: LeaveRow, approver: Approver): Promise<string[]> {
  if (approver === Approver.classTeacher) {
    const teaching = and(
      eq(gradeStudent.gradeId, gradeId),
      eq(gradeStudent.gradeRole, GradeRole.teacher),
      enabled(gradeStudent),
    );
    const rows = await db.select({ userNo: gradeStudent.userNo }).from(gradeStudent).where(teaching);
    return rows.map(({ userNo }) => userNo);
  }
  const rows = await db
    .select({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .where(
      and(
        eq(userIdentity.orgNo, orgNo),
        enabled(userIdentity),
        enabled(authRole),
        sql`${authRole.userType} >= 3 and ${authRole.codes} @> array[${APPROVE}]`,
      ),
    );
  return rows.map(({ userNo }) => userNo);
}
