import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { LeaveState } from '#contract/rules/leave.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { leaveRequest } from '../../db/schema/leave.ts';

/** The approved leaves of these people that touch a stretch of time, in order. */
export const leavesIn = (db: Db, userNos: readonly string[], from: string, to: string) =>
  db
    .select({
      id: leaveRequest.id,
      userNo: leaveRequest.userNo,
      leaveType: leaveRequest.leaveType,
      beginsAt: leaveRequest.beginsAt,
      endsAt: leaveRequest.endsAt,
    })
    .from(leaveRequest)
    .where(
      and(
        userNos.length === 0 ? sql`false` : inArray(leaveRequest.userNo, [...userNos]),
        passedLeave,
        lt(leaveRequest.beginsAt, to),
        gt(leaveRequest.endsAt, from),
      ),
    )
    .orderBy(leaveRequest.beginsAt, leaveRequest.id);

/** Whether somebody is on approved leave while something lasts, for statements about many. */
export const isOnLeave = (userNo: SQLWrapper, beginsAt: SQLWrapper, endsAt: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${leaveRequest} where ${leaveRequest.userNo} = ${userNo} and ${passedLeave}
    and ${leaveRequest.beginsAt} < ${endsAt} and ${leaveRequest.endsAt} > ${beginsAt})`;

const passedLeave = and(eq(leaveRequest.leaveState, LeaveState.passed), enabled(leaveRequest));
