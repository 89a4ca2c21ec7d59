import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as search from '#contract/course/search.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeOrg } from '#seed/make/org.ts';
import { enrol, makeCategories, teacher } from '#test/catalogue.ts';
import { makeMedia } from '#test/courses.ts';
import { warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { collection, course } from '../../db/schema/course.ts';
import { attention } from '../../db/schema/people.ts';

const t = await testApp();
const { db } = t.database;
const [c1, c2, c3] = await makeCategories(db, ['计算机', '数据分析', 'SQL 取数']);
const places = { categoryId1: c1, categoryId2: c2, categoryId3: c3 };
const elsewhere = { categoryId1: c1, categoryId2: '7', categoryId3: '8' };
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造', orgLogoImg: '/logo.svg' });
let lecturer: Person;
let sqlCourse: string;
let hidden: string;

beforeAll(async () => {
  lecturer = await teacher(t, '陈砚清', orgNo);
  const by = { lecturerUserNo: lecturer.userNo };
  const dear = { courseOriginal: 19_900, courseDiscount: 9_950, isFree: 0 as const };
  const introduce = '<p onclick="x()">讲义<script>alert(1)</script></p>';
  const first = { ...by, ...places, ...dear, orgNo, introduce, tags: ['SQL', '零基础'], countStudy: 5, sort: 1 };
  sqlCourse = (await makeCourse(db, { ...first, courseName: 'SQL 取数' })).courseId;
  await makeCourse(db, { ...by, ...places, courseName: '数据可视化', countStudy: 90, isVipFree: 1 });
  await makeCourse(db, { ...by, ...elsewhere, courseName: '网络基础', countStudy: 7, tags: ['零基础'] });
  await makeCourse(db, { ...by, ...places, courseName: '直播课', courseCategory: 2, startTime: '2026-11-22 19:00:00' });
  hidden = (await makeCourse(db, { ...by, ...places, orgNo, courseName: '没上架', isPutaway: 0 })).courseId;
  await makeCourse(db, { ...by, ...places, courseName: '停用', statusId: 0 });
});

const names = async (input: Parameters<typeof page>[0] = {}) => (await page(input)).list.map((one) => one.courseName);
const page = async (input: object) => (await t.guest.send(courseInfo.list, input)).data;

describe('course catalogue', () => {
  it('only materials with a certain kind of file', async () => {
    const { userNo } = await teacher(t, '马伯安', orgNo);
    const by = { lecturerUserNo: userNo, courseCategory: CourseCategory.resource };
    const mediaId = await makeMedia(db, { storageKey: 'test/any' });
    const holding = (fileType: FileType) => [{ chapterName: '一', periods: [{ periodName: '一', fileType, mediaId }] }];
    await makeCourse(db, { ...by, courseName: '讲义', chapters: holding(7) });
    await makeCourse(db, { ...by, courseName: '图示', chapters: [...holding(7), ...holding(6)] });
    expect(await names({ courseCategory: 4, fileType: 6 })).toEqual(['图示']);
    expect(await names({ courseCategory: 4, fileType: 7 })).toEqual(['图示', '讲义']);
    expect(await names({ courseCategory: 4, fileType: 5 })).toEqual([]);
  });

  it('live by begin: running and coming first, nearest first; past ones after, those without time last; pages neither repeat nor miss', async () => {
    const { userNo } = await teacher(t, '时间', orgNo);
    const at = (hours: number) => wireTimeIn(new Date(), hours * 3600);
    const starts = { 昨天: at(-24), 后天: at(48), 明天: at(24), 上周: at(-168), 未定: null, 刚开: at(-1) };
    for (const [courseName, startTime] of Object.entries(starts))
      await makeCourse(db, { lecturerUserNo: userNo, courseCategory: 2, courseName, startTime });
    const wish = { courseCategory: 2, lecturerUserNo: userNo, sortType: 'time' };
    const order = ['刚开', '明天', '后天', '昨天', '上周', '未定'];
    expect(await names(wish)).toEqual(order);
    const pages = await Promise.all([1, 2, 3].map((pageCurrent) => names({ ...wish, pageSize: 2, pageCurrent })));
    expect(pages.flat()).toEqual(order);
    const found = await t.guest.send(search.list, { courseName: '时间', courseCategory: 2, sortType: 'time' });
    expect(found.data.list.map((one) => one.courseName)).toEqual(order);
    await db.delete(course).where(eq(course.lecturerUserNo, userNo));
  });

  it('only published; recorded by default, by overall order', async () => {
    expect(await names()).toEqual(['SQL 取数', '网络基础', '数据可视化']);
    expect(await names({ courseCategory: 2 })).toEqual(['直播课']);
  });

  it('cards carry category, lecturer, organization; prices are in yuan', async () => {
    expect((await page({})).list[0]).toMatchObject({
      categoryNames: ['计算机', '数据分析', 'SQL 取数'],
      lecturerName: '陈砚清',
      orgName: '北岸智造',
      courseOriginal: 199,
      courseDiscount: 99.5,
      rating: 0,
    });
  });

  it.each([
    [{ sortType: 'hot' }, ['数据可视化', '网络基础', 'SQL 取数']],
    [{ sortType: 'new' }, ['网络基础', '数据可视化', 'SQL 取数']],
    [{ sortType: 'priceUp' }, ['网络基础', '数据可视化', 'SQL 取数']],
    [{ sortType: 'priceDown' }, ['SQL 取数', '数据可视化', '网络基础']],
    [{ categoryId: c2 }, ['SQL 取数', '数据可视化']],
    [{ categoryId1: c1, categoryId3: c3 }, ['SQL 取数', '数据可视化']],
    [{ categoryId: '999' }, []],
    [{ isFree: 1 }, ['网络基础', '数据可视化']],
    [{ isVipFree: 1 }, ['数据可视化']],
    [{ courseName: '数据' }, ['数据可视化']],
    [{ courseName: '%' }, []],
    [{ tag: '零基础' }, ['SQL 取数', '网络基础']],
    [{ tag: '零基础', isFree: 1 }, ['网络基础']],
  ])('%j', async (input, expected) => expect(await names(input)).toEqual(expected));

  it('lists of lecturers and organizations are of all kinds', async () => {
    expect(await names({ lecturerUserNo: lecturer.userNo, sortType: 'new' })).toHaveLength(4);
    expect(await names({ orgNo })).toEqual(['SQL 取数']);
    expect(await names({ orgNo, courseCategory: 2 })).toEqual([]);
  });

  it('three statements a page however many courses: the rows, the total, what they cost for a time', async () => {
    await names();
    expect(await warmStatementsOf(t, () => names())).toHaveLength(3);
    expect(workIn(await warmStatementsOf(t, () => names({ tag: '零基础' })))).toHaveLength(3);
  });
});

describe('course details', () => {
  it('guests see published ones, nothing in the rich text can run', async () => {
    const { data } = await t.guest.send(courseInfo.view, { courseId: sqlCourse });
    expect(data).toMatchObject({ introduce: '<p>讲义</p>', orgLogoImg: '/logo.svg', completionPercent: 90 });
    expect(data.lecturer).toMatchObject({ lecturerName: '陈砚清', orgName: '北岸智造' });
    expect(JSON.stringify(data)).not.toContain('lecturerMobile');
    for (const courseId of [hidden, '1']) {
      expect((await t.guest.send(courseInfo.view, { courseId })).code).toBe(NOT_FOUND.code);
    }
  });

  it('my state: not joined, joined, expired', async () => {
    const person = await t.person();
    const mine = async () => (await person.send(courseInfo.authView, { courseId: sqlCourse })).data;
    expect(await mine()).toMatchObject({ isPay: 0, isEnrolled: 0, isOwner: 0, studyProgress: 0, lastPeriodId: null });
    await db.insert(collection).values({ userNo: person.userNo, collectionType: 1, collectionId: sqlCourse });
    await db.insert(attention).values({ userNo: person.userNo, kind: 'lecturer', refNo: lecturer.userNo });
    const expiresAt = wireTimeIn(t.platform.clock(), 3600);
    await enrol(db, person.userNo, sqlCourse, { progress: 4250, lastPeriodId: '5', expiresAt });
    const taken = { isPay: 1, isEnrolled: 1, studyProgress: 42.5, lastPeriodId: '5', expiresAt };
    expect(await mine()).toMatchObject({ ...taken, isCollectionCourse: 1, isAttentionLecturer: 1 });
    t.setNow(new Date(Date.now() + 2 * 3_600_000));
    expect(await mine()).toMatchObject({ isPay: 0, isEnrolled: 1 });
    t.setNow(new Date());
  });

  it('withdrawn ones are seen by learners, author and organization only', async () => {
    const code = async (person: Person) => (await person.send(courseInfo.authView, { courseId: hidden })).code;
    const other = await makeOrg(db, { orgType: 3, orgName: '别家' });
    expect(await code(lecturer)).toBe(200);
    expect(await code(await t.person({ userType: 3, orgNo }))).toBe(200);
    expect(await code(await t.person({ userType: 3, orgNo: other }))).toBe(NOT_FOUND.code);
    const learner = await t.person();
    expect(await code(learner)).toBe(NOT_FOUND.code);
    await enrol(db, learner.userNo, hidden);
    expect(await code(learner)).toBe(200);
  });
});

describe("one's own and the organization's", () => {
  it('the author sees unpublished ones, not those of others', async () => {
    const own = async (person: Person, input = {}) =>
      (await person.send(courseInfo.creater, input)).data.list.map((one) => one.courseName);
    expect(await own(lecturer)).toEqual(['没上架', '直播课', '网络基础', '数据可视化', 'SQL 取数']);
    expect(await own(lecturer, { isPutaway: 0 })).toEqual(['没上架']);
    expect(await own(lecturer, { courseCategory: 2 })).toEqual(['直播课']);
    expect(await own(await teacher(t, '别人'))).toEqual([]);
  });

  it('an organization sees its own; without one there is no permission', async () => {
    const seen = async (person: Person) => (await person.send(courseInfo.dept)).data.list.map((one) => one.courseName);
    expect(await seen(await t.person({ userType: 3, orgNo }))).toEqual(['没上架', 'SQL 取数']);
    const student = await t.person({ identities: [{ userType: 1, orgNo }] });
    expect(await seen(student)).toEqual(['SQL 取数']);
    const other = await makeOrg(db, { orgType: 4, orgName: '江城职大' });
    expect(await seen(await t.person({ userType: 4, orgNo: other }))).toEqual([]);
    expect((await (await t.person()).send(courseInfo.dept)).code).toBe(NO_PERMISSION.code);
  });
});

it('of every kind where it is asked so, the newest first; recorded alone without that', async () => {
  const { userNo } = await teacher(t, '各种', orgNo);
  const dear = { lecturerUserNo: userNo, courseDiscount: 9_900, isFree: 0 as const };
  for (const courseCategory of CourseCategory.values)
    await makeCourse(db, { ...dear, courseName: `木刻 ${courseCategory}`, courseCategory });
  const asked = { courseName: '木刻', isFree: 0, sortType: 'new' };
  const all = CourseCategory.values.map((kind) => `木刻 ${kind}`).toReversed();
  expect(await names({ ...asked, isAnyKind: 1 })).toEqual(all);
  expect(await names(asked)).toEqual([`木刻 ${CourseCategory.recorded}`]);
  expect(await names({ ...asked, isAnyKind: 1, courseCategory: CourseCategory.live })).toEqual(['木刻 2']);
  const free = await page({ isAnyKind: 1, pageSize: 100 });
  expect(free.list.map(({ courseName }) => courseName)).toEqual(expect.arrayContaining(['直播课', ...all]));
});
