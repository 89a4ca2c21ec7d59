import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAuth } from '../../db/schema/teaching.ts';
import { orgInfo } from '../../db/schema/user.ts';

const SHOWN = 5;

/** A certification that holds on this day, yyyy-MM-dd. */
export const validOn = (today: string) =>
  and(
    enabled(courseAuth),
    isNull(courseAuth.endedAt),
    sql`${courseAuth.validFrom} <= ${today} and coalesce(${courseAuth.validTo} >= ${today}, true)`,
  );

/** The organizations that recognise a course at present, the first to do so first. */
export async function certifiersOf(db: Db, courseId: string, now: Date) {
  const rows = await db
    .select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName, credit: courseAuth.credit, hours: courseAuth.hours })
    .from(courseAuth)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, courseAuth.orgNo), enabled(orgInfo)))
    .where(and(eq(courseAuth.courseId, courseId), validOn(wireTime(now).slice(0, 10))))
    .orderBy(asc(courseAuth.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, credit: row.credit / 10 }));
}
