import { talentTemplates } from '#seed/data/talentTemplates.ts';
import type { Db } from '#server/db/client.ts';
import { talentTemplate } from '#server/db/schema/talentTemplate.ts';
import { orgsByKey } from './vacancies.ts';

/** The templates of the demo enterprises. */
export async function loadTalentTemplates(db: Db, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgs = await orgsByKey(db);
  await db.insert(talentTemplate).values(
    talentTemplates.map(({ who, org, ...words }) => ({
      ...words,
      orgNo: orgs.get(org)!.orgNo,
      authorUserNo: userNos.get(who)!,
    })),
  );
}
