import type { integralKinds } from '#contract/rules/integral.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { integralLog } from '../../db/schema/study.ts';

interface Line {
  userNo: string;
  kind: keyof typeof integralKinds;
  /** What it is about; each moves points once a day for the same reason. */
  target: string;
  targetName: string;
  /** Negative for what leaves. */
  points: number;
}

/** One line of somebody's book of points; whoever takes points out holds the person's line. */
export async function keepLine(db: Db, line: Line, now: Date): Promise<void> {
  const gmtCreate = wireTime(now);
  await db.insert(integralLog).values({ ...line, day: gmtCreate.slice(0, 10), gmtCreate });
}
