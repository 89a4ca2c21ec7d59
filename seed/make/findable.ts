import { findable } from '#seed/data/findable.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { talentConsent } from '#server/db/schema/findable.ts';

const DAY = 86_400_000;

/** Who agreed to be found. */
export async function loadFindable(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  await db.insert(talentConsent).values(
    findable.map(({ who, daysAgo }) => ({
      userNo: userNos.get(who)!,
      agreedAt: wireTime(new Date(now.getTime() - daysAgo * DAY)),
    })),
  );
}
