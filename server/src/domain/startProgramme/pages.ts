import { desc } from 'drizzle-orm';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { startProgramme } from '../../db/schema/startProgramme.ts';
import { isShownProgramme } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public programmes, the newest first. */
export async function startProgrammePages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: startProgramme.id, changed: startProgramme.gmtModified })
    .from(startProgramme)
    .where(isShownProgramme)
    .orderBy(desc(startProgramme.publishedAt), desc(startProgramme.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: startProgrammePath(id), changed }));
}
