import { lt } from 'drizzle-orm';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { errorReport } from '../../db/schema/errorReport.ts';
import type { ErrorReport } from '../../kit/errorReports.ts';

const KEPT_DAYS = 30;

/** Keeps an unexpected error for thirty days. */
export async function keepError(db: Db, report: ErrorReport, now: Date): Promise<void> {
  await db.insert(errorReport).values({ ...report, gmtCreate: wireTime(now) });
}

export async function forgetErrors(db: Db, now: Date): Promise<void> {
  await db.delete(errorReport).where(lt(errorReport.gmtCreate, wireTimeIn(now, -KEPT_DAYS * 86_400)));
}
