import type { Db } from '#server/db/client.ts';
import { matchPerson } from '#server/db/schema/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import { keepPerson } from '#server/domain/match/keep.ts';

/** The recommendations of the demo's first learner, reckoned from the rows; of everybody else by the first job. */
export async function loadMatches(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const userNo = userNos.get('linxiao')!;
  await db
    .insert(matchPerson)
    .values({ userNo, gmtModified: wireTime(now) })
    .onConflictDoNothing();
  await keepPerson(db, userNo, now);
}
