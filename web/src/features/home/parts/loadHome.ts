import * as article from '#contract/community/article.ts';
import * as blog from '#contract/community/blog.ts';
import * as questionsOf from '#contract/community/questions.ts';
import * as category from '#contract/course/category.ts';
import * as typicalPosition from '#contract/course/typicalPosition.ts';
import * as userCourse from '#contract/course/userCourse.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { BlogTab } from '#contract/rules/blog.ts';
import { QuesTab } from '#contract/rules/ques.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as adv from '#contract/system/adv.ts';
import * as website from '#contract/system/website.ts';
import * as zone from '#contract/system/zone.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import * as org from '#contract/user/org.ts';
import * as overview from '#contract/user/overview.ts';
import { block } from '../../../shared/courses/block.ts';
import { greetingAt } from '../../../shared/day/greetingAt.ts';
import { builtInSite } from '../../../kit/builtInSite.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { asShown, stations, zonePath } from './homeFacts.ts';
import {
  askedOf,
  directionOf,
  isFilled,
  markOf,
  newsOf,
  portraitOf,
  saidOf,
  typicalOf,
  vacancyOf,
} from './shownParts.ts';
import { siteJsonLd } from './siteJsonLd.ts';

const TOP_CATEGORIES = 10;
const STRIP = 5;
const TYPICALS = 4;

/** Every block of the home page by itself: one that fails, or leads nowhere yet, is left out. */
export async function loadHome(api: PageApi, isBuilt: IsBuilt) {
  const [{ advList }, site, tree, zones, lecturers, orgs, typicals, vacancies, ...rest] = await Promise.all([
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
      api.call(lecturer.list, { pageSize: 6 }).then(({ list }) => list.map(portraitOf)),
      [],
    ),
    block(
      api.call(org.infoList, { pageSize: 6 }).then(({ list }) => list.map(markOf)),
      [],
    ),
    block(
      api.call(typicalPosition.list, { pageSize: TYPICALS }).then(({ list }) => list.map(typicalOf)),
      [],
    ),
    block(
      api.call(vacancy.list, { pageSize: STRIP }).then(({ list }) => list.map(vacancyOf)),
      [],
    ),
    block(
      api.call(article.recommendList, { count: 5 }).then(({ list }) => list.map(newsOf)),
      [],
    ),
    block(
      api.call(blog.list, { listType: BlogTab.hot, pageSize: STRIP }).then(({ list }) => list.map(saidOf)),
      [],
    ),
    block(
      api.call(questionsOf.list, { listType: QuesTab.hot, pageSize: STRIP }).then(({ list }) => list.map(askedOf)),
      [],
    ),
    lastStudied(api),
    api.token ? block(api.call(overview.day, {}), null) : null,
  ]);
  const [news, blogs, questions, studying, day] = rest;
  const now = wireTime(new Date());
  const home = {
    slides: advList.filter(({ advUrl }) => advUrl === '' || isBuilt(advUrl)),
    stations: stations.filter(({ to }) => isBuilt(to)),
    register: isBuilt('/register'),
    greeting: greetingAt(now),
    directions: tree.slice(0, TOP_CATEGORIES).map(directionOf),
    zones: asShown(zones.filter(isFilled).filter(({ zoneType }) => isBuilt(zonePath(zoneType)))),
    lecturers,
    orgs,
    typicals,
    vacancies,
    news,
    blogs,
    questions,
    studying,
    day,
    now,
  };
  return { home, seo: { canonical: '/', jsonLd: siteJsonLd(site, api.publicUrl) } };
}

/** The course somebody was at last; null for guests, for those without one, and when it cannot be had. */
async function lastStudied(api: PageApi) {
  if (!api.token) return null;
  const page = await block(api.call(userCourse.list, { tab: 'studying', pageSize: 1 }), null);
  return page?.list[0] ?? null;
}
