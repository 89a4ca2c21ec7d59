import { advs } from '#seed/data/advs.ts';
import { articles } from '#seed/data/articles.ts';
import { footerGroups, links, navBar as navItems, supportArticle, webInfo } from '#seed/data/site.ts';
import { zones } from '#seed/data/zones.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { adv, navBar, website, websiteLink, websiteNav, websiteNavArticle, zone } from '#server/db/schema/system.ts';
import { insertAll } from './batches.ts';

const art = (name: string): string => `/demo-art/${name}`;
const FOREVER = '2099-12-31 23:59:59';

/** The site around the pages: settings, navigation, footer, links, carousel, zones. What leads to a page that is not built is left out. */
export async function loadSite(db: Db, now: Date, isBuilt: (route: string) => boolean): Promise<void> {
  const articleIds = await loadFooter(db);
  const { logo, ico, wxCode, wbCode, ...texts } = webInfo;
  const supportUrl = isBuilt('/makeComplaints') ? '/makeComplaints' : `/terrace/${articleIds.get(supportArticle)}`;
  const pictures = { logo: logo && art(logo), ico: art(ico), wxCode: art(wxCode), wbCode: art(wbCode) };
  await db.insert(website).values({ ...texts, ...pictures, supportUrl });

  const shownNav = navItems.filter(({ requires }) => isBuilt(requires));
  await insertAll(
    db,
    navBar,
    shownNav.map(({ navTitle, navUrl, target }, index) => ({
      navTitle,
      navUrl,
      target,
      sort: (shownNav.length - index) * 10,
    })),
  );
  await insertAll(
    db,
    websiteLink,
    links.map((link, index) => ({ ...link, sort: links.length - index })),
  );
  await insertAll(
    db,
    adv,
    advs
      .filter(({ requires }) => isBuilt(requires))
      .map(({ key: _key, requires: _requires, art: name, ...shown }) => ({
        ...shown,
        advImg: art(`hero/${name}.svg`),
        beginTime: wireTime(now),
        endTime: FOREVER,
      })),
  );
  await insertAll(
    db,
    zone,
    zones.filter(({ requires }) => isBuilt(requires)).map(({ key: _key, requires: _requires, ...shown }) => shown),
  );
}

/** Returns the navigation id of each article. */
async function loadFooter(db: Db): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, { navName, children }] of footerGroups.entries()) {
    const sort = footerGroups.length - index;
    const [group] = await db.insert(websiteNav).values({ navName, sort }).returning({ id: websiteNav.id });
    for (const [order, child] of children.entries()) {
      const row = { navName: child.navName, parentId: group!.id, sort: children.length - order };
      const [nav] = await db.insert(websiteNav).values(row).returning({ id: websiteNav.id });
      ids.set(child.article, nav!.id);
      const text = { navId: nav!.id, artTitle: child.navName, artDesc: articles[child.article] };
      await db.insert(websiteNavArticle).values(text);
    }
  }
  return ids;
}
