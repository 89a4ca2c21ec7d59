import * as article from '#contract/community/article.ts';
import type { ArticleCard } from '#contract/community/articleCard.ts';
import * as blog from '#contract/community/blog.ts';
import type { BlogCard } from '#contract/community/blogShapes.ts';
import * as questionsOf from '#contract/community/questions.ts';
import type { QuesCard } from '#contract/community/questionsShapes.ts';
import * as category from '#contract/course/category.ts';
import type { CategoryTree } from '#contract/course/category.ts';
import * as userCourse from '#contract/course/userCourse.ts';
import { BlogTab } from '#contract/rules/blog.ts';
import { QuesTab } from '#contract/rules/ques.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as adv from '#contract/system/adv.ts';
import * as website from '#contract/system/website.ts';
import * as zone from '#contract/system/zone.ts';
import type { Zone } from '#contract/system/zone.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import * as org from '#contract/user/org.ts';
import type { OrgInfo } from '#contract/user/org.ts';
import * as overview from '#contract/user/overview.ts';
import { block } from '../../../shared/courses/block.ts';
import { greetingAt } from '../../../shared/day/greetingAt.ts';
import { builtInSite } from '../../../kit/builtInSite.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { asShown, stations, zonePath } from './homeFacts.ts';
import { siteJsonLd } from './siteJsonLd.ts';

const TOP_CATEGORIES = 10;
const STRIP = 5;

/** Every block of the home page by itself: one that fails, or leads nowhere yet, is left out. */
export async function loadHome(api: PageApi, isBuilt: IsBuilt) {
  const [{ advList }, site, tree, zones, lecturers, orgs, news, blogs, questions, studying, day] = await Promise.all([
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
    news,
    blogs,
    questions,
    studying,
    day,
    now,
  };
  return { home, seo: { canonical: '/', jsonLd: siteJsonLd(site, api.publicUrl) } };
}

/** Only what is shown travels to the browser. */
const directionOf = ({ id, categoryName, twoList }: CategoryTree) => ({
  id,
  categoryName,
  isDeep: twoList.length > 0,
});

const portraitOf = ({ lecturerUserNo, lecturerName, headImgUrl, position, tags, orgName }: LecturerCard) => ({
  lecturerUserNo,
  lecturerName,
  headImgUrl,
  position,
  tags: tags.slice(0, 1),
  orgName,
});

const markOf = ({ orgNo, orgName, orgLogoImg }: OrgInfo) => ({ orgNo, orgName, orgLogoImg });

const newsOf = ({ id, title, summary, articleImg, tags, publishTime, zoneName }: ArticleCard) => ({
  id,
  title,
  summary,
  articleImg,
  tags,
  publishTime,
  zoneName,
});

const saidOf = ({ id, title, author, countLike }: BlogCard) => ({ id, title, author, countLike });

const askedOf = ({ id, title, isSolved, countAnswer, rewardPoints }: QuesCard) => ({
  id,
  title,
  isSolved,
  countAnswer,
  rewardPoints,
});

const isFilled = ({ courseList }: Zone): boolean => courseList.length > 0;

/** The course somebody was at last; null for guests, for those without one, and when it cannot be had. */
async function lastStudied(api: PageApi) {
  if (!api.token) return null;
  const page = await block(api.call(userCourse.list, { tab: 'studying', pageSize: 1 }), null);
  return page?.list[0] ?? null;
}
