import { desc } from 'drizzle-orm';
import { startCasePath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { startCase } from '../../db/schema/startCase.ts';
import { isShownCase } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public cases, the newest first. */
export async function startCasePages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: startCase.id, changed: startCase.gmtModified })
    .from(startCase)
    .where(isShownCase)
    .orderBy(desc(startCase.publishedAt), desc(startCase.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: startCasePath(id), changed }));
}
