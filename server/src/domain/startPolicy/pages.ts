import { desc } from 'drizzle-orm';
import { policyAdvocacyPath, startPolicyPath } from '#contract/rules/pagePaths.ts';
import type { Db } from '../../db/client.ts';
import { policyAdvocacy, startPolicy } from '../../db/schema/startPolicy.ts';
import { isAdvocated, isPublished } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;

/** The pages of public policies, the newest first. */
export async function startPolicyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: startPolicy.id, changed: startPolicy.gmtModified })
    .from(startPolicy)
    .where(isPublished)
    .orderBy(desc(startPolicy.publishedAt), desc(startPolicy.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: startPolicyPath(id), changed }));
}

/** The public articles about policies, the newest first. */
export async function policyAdvocacyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: policyAdvocacy.id, changed: policyAdvocacy.gmtModified })
    .from(policyAdvocacy)
    .where(isAdvocated)
    .orderBy(desc(policyAdvocacy.publishedAt), desc(policyAdvocacy.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: policyAdvocacyPath(id), changed }));
}
