import type { Db } from '../../db/client.ts';
import type { course } from '../../db/schema/course.ts';
import { membershipOf } from './spans.ts';
import { isVipOpen } from './tiers.ts';

type Offered = Pick<typeof course.$inferSelect, 'isVipFree' | 'isPutaway'>;

/** Until when somebody may study a paid course as a member; undefined when they may not. */
export async function memberUntil(db: Db, userNo: string, its: Offered, now: Date): Promise<string | undefined> {
  const isOffered = its.isVipFree === 1 && its.isPutaway === 1 && (await isVipOpen(db));
  return isOffered ? (await membershipOf(db, userNo, now))?.until : undefined;
}
