import * as article from '#contract/community/article.ts';
import * as category from '#contract/course/category.ts';
import * as userCourse from '#contract/course/userCourse.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as adv from '#contract/system/adv.ts';
import * as website from '#contract/system/website.ts';
import * as zone from '#contract/system/zone.ts';
import type { Zone } from '#contract/system/zone.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import * as org from '#contract/user/org.ts';
import { block } from '../../../courses/block.ts';
import { builtInSite } from '../../../kit/builtInSite.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { asShown, greetingAt, stations, zonePath } from './homeFacts.ts';
import { siteJsonLd } from './siteJsonLd.ts';

const TOP_CATEGORIES = 10;

/** Every block of the home page by itself: one that fails, or leads nowhere yet, is left out. */
export async function loadHome(api: PageApi, isBuilt: IsBuilt) {
  const [{ advList }, site, tree, zones, lecturers, orgs, news, studying] = await Promise.all([
    block(api.call(adv.list, {}), { advList: [] }),
    block(api.call(website.get, {}), builtInSite),
    block(
      api.call(category.list, { categoryType: 1 }).then(({ courseCategoryList }) => courseCategoryList),
      [],
    ),
    block(
      api.call(zone.list, { zoneLocation: 0 }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(lecturer.list, { pageSize: 6 }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(org.infoList, { pageSize: 6 }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(article.recommendList, { count: 5 }).then(({ list }) => list),
      [],
    ),
    lastStudied(api),
  ]);
  const now = wireTime(new Date());
  return {
    slides: advList.filter(({ advUrl }) => advUrl === '' || isBuilt(advUrl)),
    stations: stations.filter(({ to }) => isBuilt(to)),
    register: isBuilt('/register'),
    greeting: greetingAt(now),
    categories: tree.slice(0, TOP_CATEGORIES),
    zones: asShown(zones.filter(isFilled).filter(({ zoneType }) => isBuilt(zonePath(zoneType)))),
    lecturers,
    orgs,
    news,
    studying,
    now,
    seo: { canonical: '/', jsonLd: siteJsonLd(site, api.publicUrl) },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

const isFilled = ({ courseList }: Zone): boolean => courseList.length > 0;

/** The course somebody was at last; null for guests, for those without one, and when it cannot be had. */
async function lastStudied(api: PageApi) {
  if (!api.token) return null;
  const page = await block(api.call(userCourse.list, { tab: 'studying', pageSize: 1 }), null);
  return page?.list[0] ?? null;
}
