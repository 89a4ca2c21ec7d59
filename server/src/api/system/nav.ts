import { asc, desc } from 'drizzle-orm';
import * as contract from '#contract/system/nav.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { navBar } from '../../db/schema/system.ts';
import { offeredLinks } from '../../domain/membership/offeredLinks.ts';
import { handle } from '../../kit/handle.ts';

const entries = prepared('nav_bar', (db) =>
  db
    .select({ id: navBar.id, navTitle: navBar.navTitle, navUrl: navBar.navUrl, target: navBar.target })
    .from(navBar)
    .where(enabled(navBar))
    .orderBy(desc(navBar.sort), asc(navBar.id))
    .limit(50)
    .prepare('nav_bar'),
);

export const barList = handle(contract.barList, async ({ db }) => ({
  list: await offeredLinks(db, await entries(db).execute(), ({ navUrl }) => navUrl),
}));
