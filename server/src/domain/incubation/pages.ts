import { desc } from 'drizzle-orm';
import { incubationBasePath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { incubationBase } from '../../db/schema/incubation.ts';
import { isShownBase } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public bases, the newest first. */
export async function incubationBasePages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: incubationBase.id, changed: incubationBase.gmtModified })
    .from(incubationBase)
    .where(isShownBase)
    .orderBy(desc(incubationBase.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: incubationBasePath(id), changed }));
}
