import { desc } from 'drizzle-orm';
import { startProjectPath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { isShownProject } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public projects, those that came into their state last first. */
export async function startProjectPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: startProject.id, changed: startProject.gmtModified })
    .from(startProject)
    .where(isShownProject)
    .orderBy(desc(startProject.stateTime), desc(startProject.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: startProjectPath(id), changed }));
}
