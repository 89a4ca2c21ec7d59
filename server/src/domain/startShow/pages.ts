import { desc } from 'drizzle-orm';
import { startShowPath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { startShow } from '../../db/schema/startShow.ts';
import { isShownShow } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public road shows and contests, the newest first. */
export async function startShowPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: startShow.id, changed: startShow.gmtModified })
    .from(startShow)
    .where(isShownShow)
    .orderBy(desc(startShow.endsAt), desc(startShow.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: startShowPath(id), changed }));
}
