import { blocked, findable } from '#seed/data/findable.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { talentBlock, talentConsent } from '#server/db/schema/findable.ts';
import { orgsByKey } from './vacancies.ts';

const DAY = 86_400_000;

/** Who agreed to be found, and whom they shut out. */
export async function loadFindable(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const at = (daysAgo: number) => wireTime(new Date(now.getTime() - daysAgo * DAY));
  await db
    .insert(talentConsent)
    .values(findable.map(({ who, daysAgo }) => ({ userNo: userNos.get(who)!, agreedAt: at(daysAgo) })));
  const orgs = await orgsByKey(db);
  await db.insert(talentBlock).values(
    blocked.map(({ who, org, daysAgo }) => ({
      userNo: userNos.get(who)!,
      orgNo: orgs.get(org)!.orgNo,
      gmtCreate: at(daysAgo),
    })),
  );
}
