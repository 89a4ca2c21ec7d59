import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeOrg } from '#seed/make/org.ts';
import { teacher } from '#test/catalogue.ts';
import { warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Sender } from '#test/testApp.ts';
import { article, articleZone } from '../../db/schema/article.ts';
import { course } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { searchWord } from '../../db/schema/search.ts';
import { indexArticles, indexCourses, indexOrganizations, keepPopularity } from '../../domain/search/collect.ts';
import { flushWords } from '../../domain/search/wordCounter.ts';
import { sweepWords } from '../../jobs/sweep.ts';

const t = await testApp();
const { db } = t.database;
let sqlCourse: string;

beforeAll(async () => {
  const lecturer = await teacher(t, '陈数据');
  const by = { lecturerUserNo: lecturer.userNo };
  sqlCourse = (await makeCourse(db, { ...by, courseName: 'SQL 数据取数', countStudy: 1 })).courseId;
  await makeCourse(db, { ...by, courseName: '数据分析入门', countStudy: 9, tags: ['零基础'] });
  await makeCourse(db, { ...by, courseName: '摄影基础', summary: '看懂照片里的数据' });
  await makeCourse(db, { ...by, courseName: '数据直播', courseCategory: 2 });
  await makeCourse(db, { ...by, courseName: '数据试卷', courseCategory: 5 });
  await makeCourse(db, { ...by, courseName: '数据没上架', isPutaway: 0 });
  const orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉数据', orgLogoImg: '/logo.svg' });
  await indexOrganizations(db, [orgNo]);
  const [zone] = await db.insert(articleZone).values({ zoneName: '新闻' }).returning();
  const written = { zoneId: zone!.id, content: '<p>正文<b>数据</b></p>', publishTime: '2026-01-01 08:00:00' };
  const [news] = await db
    .insert(article)
    .values({ ...written, title: '数据要素新规' })
    .returning();
  await indexArticles(db, [news!.id], new Date());
});

const zipFile = (userNo: string) => ({
  userNo,
  fileName: '素材.zip',
  fileType: FileType.archive,
  contentType: 'application/zip',
  storageKey: 'test/a.zip',
  fileSize: '1',
});

const all = async (input: { str: string; type?: 1 | 2 | 8; pageSize?: number }) =>
  (await t.guest.send(search.all, input)).data;

describe('search of the whole site', () => {
  it('how many of each kind, in the order of the tabs', async () => {
    const { kindList, totalCount } = await all({ str: '数据' });
    expect(kindList.map(({ name, total }) => `${name}${total}`)).toEqual([
      '课程3',
      '直播1',
      '资料0',
      '文库1',
      '试卷0',
      '讲师1',
      '机构与企业1',
      '博客0',
      '问答0',
      '职位0',
      '资讯1',
    ]);
    expect(totalCount).toBe(8);
  });

  it('whole titles first, then beginnings, then text; by popularity among equals', async () => {
    const titles = async (str: string) => (await all({ str, type: 1 })).list.map(({ title }) => title);
    expect(await titles('数据')).toEqual(['数据分析入门', 'SQL 数据取数', '摄影基础']);
    expect(await titles('sql数据取数')).toEqual(['SQL 数据取数']);
    expect(await titles('零基础')).toEqual(['数据分析入门']);
    expect(await titles('陈数据')).toEqual(['数据分析入门', 'SQL 数据取数', '摄影基础']);
  });

  it('courses can be narrowed by price and put in another order; the counts of the kinds stay', async () => {
    const found = async (input: object) => (await t.guest.send(search.all, { str: '数据', type: 1, ...input })).data;
    await db.update(course).set({ isFree: 0 }).where(eq(course.id, sqlCourse));
    await indexCourses(db, [sqlCourse], new Date());
    const free = await found({ isFree: 1 });
    expect(free.list.map(({ title }) => title)).toEqual(['数据分析入门', '摄影基础']);
    expect(free).toMatchObject({
      totalCount: 2,
      kindList: expect.arrayContaining([{ type: 1, name: '课程', total: 3 }]),
    });
    const newest = await found({ sortType: 'new', pageSize: 2, pageCurrent: 2 });
    expect(newest.list.map(({ title, summary }) => [title, summary])).toEqual([['SQL 数据取数', expect.any(String)]]);
    expect((await t.guest.send(search.all, { str: '数据', type: 101, isFree: 1 })).data.totalCount).toBe(1);
    await db.update(course).set({ isFree: 1 }).where(eq(course.id, sqlCourse));
    await indexCourses(db, [sqlCourse], new Date());
  });

  it('results keep their looks, marks are positions and no tags', async () => {
    const { list } = await all({ str: '数据' });
    const of = (type: number) => list.find((hit) => hit.type === type)!;
    expect(of(1)).toMatchObject({ title: '数据分析入门', titleMarks: [{ start: 0, end: 2 }], course: { isFree: 1 } });
    expect(of(102)).toMatchObject({
      title: '云杉数据',
      img: '/logo.svg',
      note: '企业',
    });
    const news = { title: '数据要素新规', summary: '正文数据', note: '2026-01-01 08:00:00', figure: '' };
    expect(of(8)).toMatchObject(news);
    expect(JSON.stringify(list)).not.toContain('<');
  });

  it('without a hit guesses by sound and spelling, else popular words', async () => {
    expect(await all({ str: '数剧分析', type: 1 })).toMatchObject({
      isNear: 1,
      didYouMean: expect.arrayContaining(['数据分析']),
      list: [{ title: '数据分析入门' }],
    });
    const nothing = await all({ str: 'zzzqqqxxx' });
    expect(nothing).toMatchObject({ totalCount: 0, list: [], didYouMean: [], hotWords: ['零基础'] });
    expect(await all({ str: '数据' })).toMatchObject({ hotWords: [], isNear: 0 });
    expect(await all({ str: '数据 烹饪' })).toMatchObject({ isNear: 1, didYouMean: [] });
    expect(nothing.isNear).toBe(0);
  });

  it.each([`'`, `\\`, `' | 'a`, '!', ':*', '<script>', '%', '(', '数据&', '‮', '：，。', 'a:b', "o'neil \\ 数据"])(
    'the odd characters %s are just text',
    async (str) => expect((await t.guest.send(search.all, { str })).code).toBe(200),
  );

  it('an empty search asks nothing', async () => {
    expect(await t.guest.send(search.all, { str: ' ' })).toMatchObject({
      code: INVALID_INPUT.code,
      msg: '请输入搜索内容',
    });
    expect((await t.guest.send(search.list, {})).data).toMatchObject({ totalCount: 0, list: [] });
    expect((await t.guest.send(search.suggest, {})).data.list).toEqual([]);
  });

  it('paging does not count again; as many statements for any number', async () => {
    await all({ str: '数据', pageSize: 2 });
    await flushWords(db); // Counted words are written after ten seconds; not just at this moment.
    const again = await warmStatementsOf(t, () => all({ str: '数据', pageSize: 20 }));
    expect(workIn(again)).toHaveLength(4);
  });
});

describe('keeps in step with courses', () => {
  it('withdrawn ones are not found, renamed ones by the new name', async () => {
    const found = async (str: string) =>
      (await t.guest.send(search.list, { courseName: str })).data.list.map((one) => one.courseName);
    await db.update(course).set({ courseName: '查询语言' }).where(eq(course.id, sqlCourse));
    await indexCourses(db, [sqlCourse], new Date());
    expect(await found('查询语言')).toEqual(['查询语言']);
    expect(await found('sql取数')).toEqual([]);
    await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, sqlCourse));
    expect(await found('查询语言课')).toEqual([]);
    await indexCourses(db, [sqlCourse], new Date());
    t.setNow(new Date(Date.now() + 21_000));
    expect((await all({ str: '查询语言' })).totalCount).toBe(0);
  });
});

describe('popularity', () => {
  it('more learners move it ahead, but not at every one', async () => {
    const { userNo } = await teacher(t, '热度');
    const make = (courseName: string, countStudy: number) =>
      makeCourse(db, { courseName, lecturerUserNo: userNo, countStudy });
    const first = await make('陶艺甲', 5);
    await make('陶艺乙', 6);
    const order = async () => (await t.guest.send(search.suggest, { str: '陶艺' })).data.list.map((one) => one.title);
    expect(await order()).toEqual(['陶艺乙', '陶艺甲']);
    for (const countStudy of [6, 7]) {
      await db.update(course).set({ countStudy }).where(eq(course.id, first.courseId));
      await keepPopularity(db, first.courseId, countStudy, new Date());
      expect(await order()).toEqual(countStudy === 7 ? ['陶艺甲', '陶艺乙'] : ['陶艺乙', '陶艺甲']);
    }
  });
});

describe('course search and suggestions', () => {
  it('one kind of course only, with cards and marks', async () => {
    const { data } = await t.guest.send(search.list, { courseName: '数据', courseCategory: 2 });
    expect(data.list).toMatchObject([{ courseName: '数据直播', marks: [{ start: 0, end: 2 }] }]);
  });

  it('with a hundred titles only titles are listed, by price too, agreeing with the total', async () => {
    const { userNo: lecturerUserNo } = await teacher(t, '陶瓷');
    const make = (courseName: string, more: object) => makeCourse(db, { courseName, lecturerUserNo, ...more });
    for (let n = 1; n <= 100; n += 1) await make(`陶瓷拉坯第 ${n} 讲`, { courseDiscount: 100 + n });
    await make('泥塑', { summary: '陶瓷与拉坯', courseDiscount: 1 });
    const wish = { courseName: '陶瓷 拉坯', sortType: 'priceUp', pageSize: 2 } as const;
    const { list, totalCount } = (await t.guest.send(search.list, wish)).data;
    expect([totalCount, ...list.map((one) => one.courseName)]).toEqual([100, '陶瓷拉坯第 1 讲', '陶瓷拉坯第 2 讲']);
  });

  it('with filters: category, price, tags, file kinds, in the order asked', async () => {
    const { userNo: lecturerUserNo } = await teacher(t, '筛选');
    const make = (courseName: string, more: object) => makeCourse(db, { courseName, lecturerUserNo, ...more });
    const [file] = await db.insert(mediaFile).values(zipFile(lecturerUserNo)).returning();
    const wares = [{ docName: '素材.zip', mediaId: file!.id }];
    const chapters = [{ chapterName: '一', periods: [{ periodName: '一', fileType: 7, mediaId: file!.id, wares }] }];
    await make('木工甲', { categoryId1: '71', categoryId3: '73', courseDiscount: 900, tags: ['AI'] });
    await make('木工乙', { categoryId1: '71', categoryId3: '74', courseDiscount: 300, isVipFree: 1 });
    await make('木工丙', { categoryId1: '72', chapters, countStudy: 9 });
    const names = async (more: object) =>
      (await t.guest.send(search.list, { courseName: '木工', ...more })).data.list.map((one) => one.courseName);
    expect(await names({})).toEqual(['木工丙', '木工乙', '木工甲']);
    expect(await names({ categoryId: '71' })).toEqual(['木工乙', '木工甲']);
    expect(await names({ categoryId: '73' })).toEqual(['木工甲']);
    expect(await names({ isFree: 0, sortType: 'priceDown' })).toEqual(['木工甲', '木工乙']);
    expect(await names({ isFree: 1 })).toEqual(['木工丙']);
    expect(await names({ isVipFree: 1 })).toEqual(['木工乙']);
    expect(await names({ tag: 'ai' })).toEqual(['木工甲']);
    expect(await names({ fileType: 10 })).toEqual(['木工丙']);
    expect(await names({ fileType: 7 })).toEqual(['木工丙']);
    expect(await names({ fileType: 4 })).toEqual([]);
    expect(await names({ sortType: 'hot', pageSize: 1, pageCurrent: 2 })).toEqual(['木工乙']);
    const meant = (await t.guest.send(search.list, { courseName: '木弓', categoryId: '72' })).data;
    expect(meant).toMatchObject({ totalCount: 1, list: [{ courseName: '木工丙' }] });
    expect(meant.didYouMean[0]).toContain('木工');
  });

  it('while typing: characters, pinyin, initials, ten at most', async () => {
    const given = async (str: string) =>
      (await t.guest.send(search.suggest, { str })).data.list.map((one) => one.title);
    expect((await given('数'))[0]).toBe('数据分析入门');
    expect(await given('sjf')).toEqual(['数据分析入门']);
    expect(await given('sheying')).toEqual(['摄影基础']);
    expect((await given('数据')).length).toBeLessThanOrEqual(10);
    expect(await given('数据分')).toEqual(await given('数据分析'));
    expect(await given('数据入')).toContain('数据分析入门');
    expect(workIn(await warmStatementsOf(t, () => given('数据')))).toHaveLength(2);
  });

  it('typing errors find something and say it was guessed; what is found is not guessed', async () => {
    const given = async (str: string) => {
      const { list, meant } = (await t.guest.send(search.suggest, { str })).data;
      return { titles: list.map((one) => one.title), meant };
    };
    const { userNo: lecturerUserNo } = await teacher(t, '打字');
    await makeCourse(db, { lecturerUserNo, courseName: 'Kubernetes 上手' });
    expect(await given('kubenretes')).toEqual({ titles: ['Kubernetes 上手'], meant: 'kubernetes' });
    expect(await given('数剧分析')).toMatchObject({ titles: ['数据分析入门'], meant: '数据分析' });
    expect(await given('数据')).toMatchObject({ meant: null });
    expect(await given('zzzqqqxxx')).toEqual({ titles: [], meant: null });
    expect(await given('zq')).toEqual({ titles: [], meant: null });
  });
});

describe('hot words', () => {
  const words = async () => (await t.guest.send(search.hotWords)).data.list.map(({ word }) => word);
  const typed = async (str: string, ...senders: Sender[]) => {
    for (const sender of senders) expect((await sender.send(search.searched, { str })).code).toBe(200);
    await flushWords(db);
  };
  const networks = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'].map((ip) => t.from(ip));

  beforeEach(async () => {
    await db.delete(searchWord);
    t.setNow(new Date(Date.now() + 86_400_000 * (day += 40)));
  });
  let day = 0;

  it('only words of several visitors, most first, spellings joined', async () => {
    await typed('数据', ...networks.slice(0, 3), await t.person());
    await typed('数据 分析', networks[0]!, networks[1]!, networks[2]!);
    await typed('摄影', networks[0]!, networks[1]!);
    expect(await words()).toEqual(['数据', '数据 分析']);
    await typed('数据分析', networks[3]!, networks[4]!);
    expect(await words()).toEqual(['数据 分析', '数据']);
  });

  it('one visitor counts once a day, whatever browser or address of the same network', async () => {
    const person = await t.person();
    const own = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::9'].map((ip) => t.from(ip));
    for (let times = 0; times < 3; times += 1) await typed('数据', person, networks[0]!, ...own);
    expect((await db.select().from(searchWord)).map(({ word, times }) => [word, times])).toEqual([['数据', 3]]);
  });

  it('neither what finds nothing nor guesses nor plain pinyin nor numbers', async () => {
    for (const str of ['没有这个词', '数剧分析', 'shujufenxi', '13800000001', '数', '数据 a@b.cn'])
      await typed(str, ...networks);
    expect(await db.$count(searchWord)).toBe(0);
  });

  it('endless searching is a machine: thirty words an hour count', async () => {
    const { userNo: lecturerUserNo } = await teacher(t, '批量');
    for (let index = 0; index < 40; index += 1) await makeCourse(db, { lecturerUserNo, courseName: `编号甲${index}` });
    for (let index = 0; index < 40; index += 1) await typed(`编号甲${index}`, networks[0]!);
    expect(await db.$count(searchWord)).toBe(30);
  });

  it('eight days old no longer counts, thirty days old is deleted', async () => {
    await typed('数据', ...networks);
    const now = t.platform.clock();
    t.setNow(new Date(now.getTime() + 7 * 86_400_000));
    expect(await words()).toEqual([]);
    await sweepWords.run(t.platform, {});
    expect(await db.$count(searchWord)).toBe(1);
    t.setNow(new Date(now.getTime() + 31 * 86_400_000));
    await sweepWords.run(t.platform, {});
    expect(await db.$count(searchWord)).toBe(0);
  });

  it('who searched is not kept', async () => {
    await typed('数据', networks[0]!);
    const [row] = await db.select().from(searchWord);
    expect(Object.keys(row!).toSorted()).toEqual(['day', 'times', 'visitors', 'word', 'wordKey']);
    expect(row!.visitors.toString(2).replaceAll('0', '')).toBe('1');
  });
});
