import { and, eq } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { TEACHES_ELSEWHERE } from '#contract/user/lecturerOrg.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userIdentity } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { addIdentity } from '../person/register.ts';
import { indexLecturers } from '../search/collect.ts';
import { noteHouseShare } from '../trade/houseShares.ts';

interface Belonging {
  userNo: string;
  orgNo: string;
  shareRatio: number;
  /** Who offered it. */
  actorUserNo: string | null;
  /** Of somebody who is no lecturer yet; what is public of others stays. */
  lecturerName: string;
  position: string;
}

/** The lecturer identity of a person; everybody has one at most. */
export const lecturerIdentity = (userNo: string) =>
  and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, UserType.lecturer));

/** @throws TEACHES_ELSEWHERE */
export async function mustBeFree(db: Db, userNo: string, orgNo: string): Promise<void> {
  const [row] = await db
    .select({ orgNo: lecturer.orgNo })
    .from(lecturer)
    .where(and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer)));
  if (row && row.orgNo !== null && row.orgNo !== orgNo) throw fail(TEACHES_ELSEWHERE);
}

/** Lets a person teach for an organization; who was no lecturer becomes one. @throws TEACHES_ELSEWHERE */
export async function belongTo(db: Db, joined: Belonging, now: Date): Promise<void> {
  const { userNo, orgNo, shareRatio, actorUserNo, lecturerName, position } = joined;
  await oneAtATime(db, userNo);
  await mustBeFree(db, userNo, orgNo);
  const set = { orgNo, shareRatio, isPaused: 0, statusId: RowState.normal, gmtModified: wireTime(now) } as const;
  await db
    .insert(lecturer)
    .values({ ...set, lecturerUserNo: userNo, lecturerName, position })
    .onConflictDoUpdate({ target: lecturer.lecturerUserNo, set });
  await noteHouseShare(db, { orgNo, lecturerUserNo: userNo, shareRatio, actorUserNo }, now);
  const tied = await db.update(userIdentity).set({ orgNo }).where(lecturerIdentity(userNo)).returning();
  if (tied.length === 0) await addIdentity(db, { userNo, userType: UserType.lecturer, orgNo });
  await indexLecturers(db, [userNo]);
}
