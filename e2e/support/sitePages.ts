import * as chapterInfo from '#contract/course/chapterInfo.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isGuarded } from '#contract/rules/guard.ts';
import { pages } from '#web/app/table.ts';
import type { PageEntry } from '#web/kit/page.ts';
import { addressOf, examplesOf, queryOf, siteMapPaths } from '../../scripts/lib/pageAddresses.ts';

/** A page as the route table or its query names it, and the address under which it opens with the content of a world. */
export interface OpenPage {
  readonly path: string;
  /** The page of the route table. */
  readonly page: PageEntry;
  /** @param listed Every path of the site map. */
  addressIn(listed: readonly string[]): string;
}

/** Every public page of the route table. Parameters come from the site map; optional ones are left out when it has none. */
export const publicPages: readonly OpenPage[] = pages
  .filter(({ path }) => !isGuarded(path))
  .map((page) => ({ path: page.path, page, addressIn: (listed) => publicAddress(page.path, listed) }));

const STUDY = '/view/';

/** What pages look like besides their first state: other tabs, an open class-hour, and lists without a match. */
export const otherStates: readonly OpenPage[] = [
  ...['outline', 'comments', 'materials', 'rules'].map((tab) => ({
    path: `/course/:id?tab=${tab}`,
    page: pageAt('/course/:id?'),
    addressIn: (listed: readonly string[]) => `/course/${courseOf(listed)}?tab=${tab}`,
  })),
  {
    path: '/view/:id?periodId',
    page: pageAt('/view/:id?'),
    addressIn: (listed) => listed.find((address) => address.startsWith(STUDY))!,
  },
  ...['/search/str?str=qzxv', '/list?tag=没有'].map((path) => asItIs(pageAt(path.split('?')[0]!), path)),
];

/** Rooms of those who write courses. */
const authorRooms =
  /features\/(authoring|bank|channel|courseFigures|examMaking|marking|questionImport|running|sales|tasks|timetable\/exchange)\/|features\/typicalPlan\/pages\/(?!Check)|\/(LecturerAudit|Audit|MutualCommentManage|SellerCoupons)\.tsx$/;

/** Rooms of an organization's staff; they are closed to learners. */
const staffRooms =
  /features\/(apiKeys|lti|sso|seats|staff|roles|organization|logs|students|courseReview|orgTeaching|term|offerings|leaveApproval|timetable\/staff)\/|\/(OrgAudit|StudentScore|(typicalPlan|programs)\/pages\/Check|programs\/pages\/(Confirm|Count)|cooperation\/pages\/(Cooperations|Learners)|startup\/pages\/((Policy|Advocacy|Programme|Case|Show)(Desk|Add)|ProjectDesk)|incubation\/pages\/(Host\w+|BaseAdd))\.tsx$/;

/** Rooms of an enterprise's staff. */
const firmRooms = /features\/(vacancyDesk|hiring|recruitmentStat)\//;

/** Pages about one row of somebody's; the journeys that make the row open them. */
const aboutOneRow = new Set([
  '/account/loglist/details',
  '/account/order/detail',
  '/account/profile/worksdetail',
  '/admin/log/details',
  '/resourceLibrary/questionPreview',
  '/account/exams/marking',
  '/account/homework/marking',
  '/account/myTest/details',
  '/exam/explain',
  '/exam/gradeExplain',
  '/exam/gradeResult',
  '/exam/result',
  '/exam/userExplain',
  '/account/position/applicants',
  '/account/jobs/portrait',
  '/account/talent/profile',
  '/account/talent/portrait',
  '/account/talent/achievement',
  '/account/talent/compare',
  '/account/talent/imported/profile',
  '/account/enterpriseschool/detail',
  '/account/enterpriseschool/positiondetail',
  '/account/homework/task',
  '/pay/paySuccess',
  '/pay/payError',
  '/myguidance/studentExamList',
  '/startbusiness/person/team',
  '/startbusiness/person/team/people',
  '/startbusiness/person/dataRoom',
  '/startbusiness/person/dataRoom/room',
  '/startbusiness/person/incubation/milestone',
  '/startbusiness/person/incubation/place',
  '/startbusiness/person/incubation/talk',
  '/startbusiness/person/incubation/fund',
  '/startbusiness/person/incubation/fundUse',
  '/startbusiness/person/incubation/follow',
  '/startbusiness/institution/incubation/project',
  '/startbusiness/institution/incubation/place',
  '/startbusiness/institution/incubation/fundUse',
  '/startbusiness/person/programme/apply',
  '/startbusiness/person/programme/application',
  '/startbusiness/person/programme/reading/sheet',
  '/startbusiness/person/typicalCase/view',
  '/startbusiness/institution/programme/run',
  '/startbusiness/institution/programme/application',
  '/startbusiness/institution/typicalCase/add',
]);

const isRoom = ({ path, layout }: PageEntry): boolean =>
  isGuarded(path) && layout !== 'admin' && !path.includes(':') && !aboutOneRow.has(path);

/** The pages of a person's account that need no parameter; those about one course open the first. */
export const accountPages: readonly OpenPage[] = pages
  .filter((page) => isRoom(page) && ![staffRooms, authorRooms, firmRooms].some((rooms) => rooms.test(page.file)))
  .map((page) => ({
    path: page.path,
    page,
    addressIn: (listed) => (page.needsQuery ? `${page.path}?courseId=${courseOf(listed)}` : page.path),
  }));

/** The pages of an author; those about one course open a recorded one, the same pages of other kinds are not opened again. */
export const authorPages: readonly OpenPage[] = pages
  .filter((page) => isRoom(page) && authorRooms.test(page.file))
  .filter(({ path, needsQuery }) => !needsQuery || path.startsWith('/account/vod/'))
  .map((page) => ({
    path: page.path,
    page,
    addressIn: (listed) => (page.needsQuery ? page.path + taughtQuery(listed) : page.path),
  }));

/** The pages of an organization's staff that need no parameter. */
export const staffPages: readonly OpenPage[] = pages
  .filter((page) => isRoom(page) && staffRooms.test(page.file))
  .map((page) => asItIs(page));

/** The pages of an enterprise's staff that need no parameter. */
export const firmPages: readonly OpenPage[] = pages
  .filter((page) => isRoom(page) && firmRooms.test(page.file) && !aboutOneRow.has(page.path))
  .map((page) => asItIs(page));

/** The pages of the operator's console that need no parameter. */
export const consolePages: readonly OpenPage[] = pages
  .filter(({ path, layout }) => layout === 'admin' && !path.includes(':') && !aboutOneRow.has(path))
  .map((page) => asItIs(page));

/** Every path of the site map that is served at `origin`, and the way to study a class-hour that guests may. */
export async function listedPaths(origin: string): Promise<string[]> {
  const listed = await siteMapPaths(origin);
  return [...listed, await freePreview(origin, listed), TAUGHT + (await taughtCourse(origin))];
}

/** The address of the first film among the free previews. */
async function freePreview(origin: string, listed: readonly string[]): Promise<string> {
  for (const courseId of examplesOf('/course/:id?', listed)) {
    const body = JSON.stringify({ courseId });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/apis${chapterInfo.list.path}`, { method: 'POST', headers, body });
    const { data } = (await reply.json()) as { data: OutputOf<typeof chapterInfo.list.output> };
    const period = data.list.flatMap(({ periodList }) => periodList).find(isFilm);
    if (period) return `${STUDY}${courseId}?periodId=${period.id}`;
  }
  throw new Error('no course has a free preview');
}

/** Stands before the id of a course of the demo's lecturer among the listed paths. */
const TAUGHT = '/taught/';

async function taughtCourse(origin: string): Promise<string> {
  const body = JSON.stringify({ courseName: 'SQL 查询' });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${origin}/apis${courseInfo.list.path}`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: OutputOf<typeof courseInfo.list.output> };
  return data.list[0]!.id;
}

function taughtQuery(listed: readonly string[]): string {
  const id = listed.find((address) => address.startsWith(TAUGHT))!.slice(TAUGHT.length);
  return `?id=${id}&courseId=${id}`;
}

const isFilm = ({ isFree, isLocked, fileType }: chapterInfo.Period): boolean =>
  isFree === 1 && isLocked === 0 && fileType === 4;

function asItIs(page: PageEntry, path = page.path): OpenPage {
  return { path, page, addressIn: () => path };
}

function pageAt(path: string): PageEntry {
  return pages.find((page) => page.path === path)!;
}

function courseOf(listed: readonly string[]): string {
  return examplesOf('/course/:id?', listed)[0]!;
}

function publicAddress(path: string, listed: readonly string[]): string {
  const address = addressOf(path, listed);
  if (address === undefined) throw new Error(`the site map has no page for ${path}`);
  return address + queryOf(path);
}
