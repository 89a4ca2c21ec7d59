import { count } from 'drizzle-orm';
import { OFFERING_FULL } from '#contract/course/classFailures.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { rosterOf } from '../school/roster.ts';

/** How many are in each of these offerings. */
export async function rosterCounts(db: Db, offeringIds: readonly string[]): Promise<Map<string, number>> {
  if (offeringIds.length === 0) return new Map();
  const members = rosterOf(db, offeringIds).as('members');
  const rows = await db
    .select({ offeringId: members.offeringId, n: count() })
    .from(members)
    .groupBy(members.offeringId);
  return new Map(rows.map(({ offeringId, n }) => [offeringId, n]));
}

/** After a roster grew or the seats became fewer; the row of the offering is held. @throws OFFERING_FULL */
export async function mustFit(db: Db, { id, seats }: { id: string; seats: number }, path: string): Promise<void> {
  const n = (await rosterCounts(db, [id])).get(id) ?? 0;
  if (n <= seats) return;
  const message = `名单有 ${n} 人，人数上限是 ${seats}，超出 ${n - seats} 人`;
  throw fail(OFFERING_FULL, message, { issues: [{ path, message }] });
}
