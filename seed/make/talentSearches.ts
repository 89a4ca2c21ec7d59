import { talentSearches } from '#seed/data/talentSearches.ts';
import { everybody } from '#contract/rules/smartFilter.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { talentSearch } from '#server/db/schema/smartFilter.ts';
import { orgsByKey } from './vacancies.ts';

const DAY = 86_400_000;

/** The filters that recruiters keep. */
export async function loadTalentSearches(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgs = await orgsByKey(db);
  await db.insert(talentSearch).values(
    talentSearches.map(({ who, org, name, conditions, lookedDaysAgo }) => ({
      userNo: userNos.get(who)!,
      orgNo: orgs.get(org)!.orgNo,
      searchName: name,
      conditions: { ...everybody, ...conditions },
      seenAt: wireTime(new Date(now.getTime() - lookedDaysAgo * DAY)),
    })),
  );
}
