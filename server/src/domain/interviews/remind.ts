import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { placeNames, REMIND_HOURS } from '#contract/rules/interviews.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { interview, interviewMember } from '../../db/schema/hiring.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';

const ROWS = 200;

/** Tells both sides of the interviews of the next day, once each. Returns how many there were. */
export async function remindInterviews({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const at = wireTime(now);
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: interview.id })
      .from(interview)
      .where(
        and(
          sql`${interview.interviewState} = 1`,
          isNull(interview.remindedAt),
          gt(interview.startsAt, at),
          lte(interview.startsAt, wireTimeIn(now, REMIND_HOURS * 3600)),
        ),
      )
      .orderBy(asc(interview.startsAt))
      .limit(ROWS)
      .for('update', { skipLocked: true });
    const rows = await tx.update(interview).set({ remindedAt: at }).where(inArray(interview.id, due)).returning();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const members = await tx
      .select({ interviewId: interviewMember.interviewId, userNo: interviewMember.userNo })
      .from(interviewMember)
      .where(inArray(interviewMember.interviewId, ids));
    const orgs = await tx
      .select({ id: interview.id, orgName: orgInfo.orgName })
      .from(interview)
      .innerJoin(orgInfo, eq(orgInfo.orgNo, interview.orgNo))
      .where(inArray(interview.id, ids));
    const orgName = new Map(orgs.map((row) => [row.id, row.orgName]));
    const staff = Map.groupBy(members, ({ interviewId }) => interviewId);
    await sendMessages(
      { db: tx },
      rows.flatMap((row) =>
        [row.userNo, ...(staff.get(row.id) ?? []).map(({ userNo }) => userNo)].map((to) => ({
          to,
          msgType: 'organization' as const,
          msgTitle: `${row.startsAt.slice(5, 16)} 有一场面试：${orgName.get(row.id)!}，${row.interviewName}`,
          msgText: `${placeNames[row.interviewWay]}：${row.place}`,
          msgUrl: '/account/interview',
        })),
      ),
    );
    return rows.length;
  });
}
