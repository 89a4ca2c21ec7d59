import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { website, websiteNav, websiteNavArticle } from '../../db/schema/system.ts';

/** The addresses of the site's own texts that can be read, with the time of their last change. */
export async function articlePages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ navId: websiteNavArticle.navId, changed: websiteNavArticle.gmtModified })
    .from(websiteNavArticle)
    .innerJoin(websiteNav, and(eq(websiteNav.id, websiteNavArticle.navId), enabled(websiteNav)))
    .where(enabled(websiteNavArticle))
    .orderBy(asc(websiteNavArticle.id))
    .limit(1000);
  return [...rows.map(({ navId, changed }) => ({ path: `/terrace/${navId}`, changed })), ...(await agreements(db))];
}

async function agreements(db: Db): Promise<{ path: string; changed: string }[]> {
  const [site] = await db.select().from(website).limit(1);
  if (!site) return [];
  const written = {
    userAgreement: site.userAgreement,
    privacyPolicy: site.privacyPolicy,
    entryAgreement: site.entryAgreement,
    recruit: site.recruitInfo,
  };
  return Object.entries(written).flatMap(([key, content]) =>
    content ? [{ path: `/text?key=${key}`, changed: site.gmtModified }] : [],
  );
}
