import { and, eq } from 'drizzle-orm';
import { SIGNED_TODAY } from '#contract/course/integral.ts';
import { SIGN_POINTS } from '#contract/rules/integral.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { integralLog } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';

/** The same for everybody and every day: what tells two of them apart is the person and the day (`integral_once_a_day`). */
const TARGET = 'site';

const dayOf = (now: Date): string => wireTime(now).slice(0, 10);

/** Points for coming today, however often it is pressed and from how many tabs. @throws SIGNED_TODAY */
export async function earnBySigning(db: Db, userNo: string, now: Date): Promise<number> {
  const line = { userNo, kind: 'sign', target: TARGET, points: SIGN_POINTS, day: dayOf(now), gmtCreate: wireTime(now) };
  const earned = await db.insert(integralLog).values(line).onConflictDoNothing().returning({ id: integralLog.id });
  if (earned.length === 0) throw fail(SIGNED_TODAY);
  return SIGN_POINTS;
}

export async function hasSigned(db: Db, userNo: string, now: Date): Promise<boolean> {
  const { kind, target, day } = integralLog;
  const today = and(eq(integralLog.userNo, userNo), eq(kind, 'sign'), eq(target, TARGET), eq(day, dayOf(now)));
  return (await db.$count(integralLog, today)) > 0;
}
