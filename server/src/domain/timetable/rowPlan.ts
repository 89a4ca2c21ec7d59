import { eq, inArray, sql } from 'drizzle-orm';
import { schoolRoom } from '../../db/schema/school.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { staffOf } from '../organization/policies.ts';
import type { LessonRow } from './importRows.ts';
import { plannedOffering } from './offeringPage.ts';

/** What a line of a spreadsheet wishes, with the names for the form of a plan. @throws 422 when it makes no sense */
export async function rowPlan({ db, user }: UserCtx, rows: readonly LessonRow[], row: number) {
  const { orgNo } = staffOf(user);
  const plan = rows.find((one) => one.row === row)?.plan;
  if (!plan) throw failAt('row', '这一行读不出要排的课，请在表格里改好后重新上传');
  const { holders, offeringId, lessons: _lessons, ...slot } = plan;
  const roomName = sql<string>`concat_ws(' ', nullif(${schoolRoom.building}, ''), ${schoolRoom.roomName})`;
  const [room] =
    holders.roomId === null
      ? []
      : await db
          .select({ id: schoolRoom.id, name: roomName })
          .from(schoolRoom)
          .where(eq(schoolRoom.id, holders.roomId));
  const name = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), nullif(${userExt.nickname}, ''), '教师')`;
  const teachers =
    holders.teacherUserNos.length === 0
      ? []
      : await db
          .select({ userNo: userExt.userNo, name })
          .from(userExt)
          .where(inArray(userExt.userNo, [...holders.teacherUserNos]));
  return { ...slot, offering: await plannedOffering(db, orgNo, offeringId), room: room ?? null, teachers };
}
