import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as failures from '#contract/course/authoringFailures.ts';
import * as chapter from '#contract/course/chapterAudit.ts';
import * as draft from '#contract/course/courseAudit.ts';
import { list as catalogue, view } from '#contract/course/courseInfo.ts';
import * as period from '#contract/course/periodAudit.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { makeOrg } from '#seed/make/org.ts';
import { courseReview } from '#server/db/schema/authoring.ts';
import { filmOf, publish, writeCourse } from '#test/authoring.ts';
import { makeCategories, teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await teacher(t, '王老师');
const other = await teacher(t, '李老师');

const courseOf = async (id: string) => (await author.send(draft.view, { id })).data;

describe('who writes', () => {
  it('lecturers for themselves, staff with the right for their organization, nobody else', async () => {
    const orgNo = await makeOrg(db, { orgType: 3, orgName: '晨光教育' });
    const boss = await t.person({ userType: 3, orgNo, isAdmin: true });
    const learner = await t.person();
    const plain = await t.person({ userType: 3, orgNo });
    const wish = { courseKind: CourseKind.vod, courseName: '新课' };
    expect((await learner.send(draft.save, wish)).code).toBe(failures.NOT_AN_AUTHOR.code);
    expect((await plain.send(draft.save, wish)).code).toBe(NO_PERMISSION.code);
    const { data } = await boss.send(draft.save, wish);
    expect((await boss.send(draft.view, { id: data.id })).data).toMatchObject({
      orgNo,
      auditStatus: DraftState.editing,
    });
    expect((await plain.send(draft.view, { id: data.id })).code).toBe(NOT_FOUND.code);
  });

  it('another lecturer sees, guesses and changes nothing', async () => {
    const { id, chapterIds, periodIds } = await writeCourse(t, author);
    const tries = [
      other.send(draft.view, { id }),
      other.send(draft.outline, { id }),
      other.send(draft.update, { id, revision: 1, courseName: '我的' }),
      other.send(draft.submit, { id }),
      other.send(draft.copy, { id }),
      other.send(draft.remove, { id }),
      other.send(chapter.update, { id: chapterIds[0]!, revision: 0, chapterName: '我的' }),
      other.send(period.update, { id: periodIds[0]!, revision: 0, periodName: '我的' }),
      other.send(period.view, { id: periodIds[0]! }),
    ];
    expect(new Set((await Promise.all(tries)).map(({ code }) => code))).toEqual(new Set([NOT_FOUND.code]));
    expect((await other.send(draft.list)).data.list.map((row) => row.id)).not.toContain(id);
    expect((await t.guest.send(view, { courseId: id })).code).toBe(NOT_FOUND.code);
  });
});

describe('facts', () => {
  it('are kept as they come, some at a time, and answer what is kept', async () => {
    const { data } = await author.send(draft.save, { courseKind: CourseKind.vod, courseName: '草稿' });
    const price = { isFree: 0 as const, courseOriginal: 199.5, courseDiscount: 99 };
    const first = await author.send(draft.update, { id: data.id, revision: 0, ...price });
    expect(first.data).toMatchObject({ ...price, revision: 1, courseName: '草稿' });
    const html = '<p onclick="x()">好</p><script>1</script>';
    const second = await author.send(draft.update, { id: data.id, revision: 1, introduce: html, credit: 1.5 });
    expect(second.data).toMatchObject({ introduce: '<p>好</p>', credit: 1.5, courseOriginal: 199.5 });
  });

  it('changed on another device are not overwritten: the answer is what stands there', async () => {
    const { data } = await author.send(draft.save, { courseKind: CourseKind.vod, courseName: '草稿' });
    await author.send(draft.update, { id: data.id, revision: 0, courseName: '手机上改的' });
    const late = await author.send(draft.update, { id: data.id, revision: 0, courseName: '电脑上改的' });
    expect(late).toMatchObject({ ...failures.CHANGED_ELSEWHERE, data: { courseName: '手机上改的', revision: 1 } });
  });

  it.each([
    [{ courseOriginal: 0.001 }, 'courseOriginal'],
    [{ completionPercent: 0 }, 'completionPercent'],
    [{ credit: 0.05 }, 'credit'],
    [{ tags: ['一', '二', '三', '四', '五', '六', '七'] }, 'tags'],
    [{ categoryId1: '999' }, 'categoryId1'],
    [{ courseLogo: '/files/123.png' }, 'courseLogo'],
  ])('%j is refused at its field', async (wrong, path) => {
    const { data } = await author.send(draft.save, { courseKind: CourseKind.vod, courseName: '草稿' });
    const reply = await author.send(draft.update, { id: data.id, revision: 0, ...wrong });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path }] } });
  });

  it('a category lies within the one above it', async () => {
    const [first] = await makeCategories(db, ['设计', '平面']);
    const [, below] = await makeCategories(db, ['语言', '日语']);
    const { data } = await author.send(draft.save, { courseKind: CourseKind.vod, courseName: '草稿' });
    const wish = { id: data.id, revision: 0, categoryId1: first, categoryId2: below };
    expect(await author.send(draft.update, wish)).toMatchObject({ data: { issues: [{ path: 'categoryId2' }] } });
  });
});

describe('handing in', () => {
  it('names every place that is not ready', async () => {
    const { data } = await author.send(draft.save, { courseKind: CourseKind.vod, courseName: '草稿' });
    const made = (await author.send(chapter.save, { courseId: data.id, chapterName: '空的' })).data;
    const full = (await author.send(chapter.save, { courseId: data.id, chapterName: '有的' })).data;
    const lesson = await author.send(period.save, { chapterId: full.chapter.id, periodName: '没有文件' });
    const { code, data: said } = await author.send(draft.submit, { id: data.id });
    expect(code).toBe(INVALID_INPUT.code);
    expect((said as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      'summary',
      'category',
      'introduce',
      `chapter:${made.chapter.id}`,
      `period:${lesson.data.period.id}`,
    ]);
  });

  it('closes the draft until it is taken back, once', async () => {
    const { id, chapterIds } = await writeCourse(t, author);
    const replies = await Promise.all([author.send(draft.submit, { id }), author.send(draft.submit, { id })]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, failures.ALREADY_WAITING.code]);
    expect(await courseOf(id)).toMatchObject({ auditStatus: DraftState.waiting, isWritable: 0 });
    const blocked = [
      author.send(draft.update, { id, revision: 1, courseName: '改' }),
      author.send(chapter.update, { id: chapterIds[0]!, revision: 0, chapterName: '改' }),
      author.send(draft.remove, { id }),
    ];
    for (const { code } of await Promise.all(blocked)) expect(code).toBe(failures.NOT_WHILE_WAITING.code);
    await author.send(draft.withdraw, { id });
    expect((await author.send(draft.withdraw, { id })).code).toBe(failures.NOT_WAITING.code);
    const rows = await db.select().from(courseReview).where(eq(courseReview.courseId, id));
    expect(rows.map(({ auditStatus }) => auditStatus)).toEqual([ReviewState.withdrawn]);
    expect((await author.send(draft.remove, { id })).code).toBe(200);
  });

  it('asks for a change once it is public', async () => {
    const { id } = await writeCourse(t, author);
    await publish(t, id);
    expect((await author.send(draft.submit, { id })).code).toBe(failures.NOTHING_NEW.code);
    const { facts } = await courseOf(id);
    await author.send(draft.update, { id, revision: facts.revision, courseName: '新的名称' });
    expect(await courseOf(id)).toMatchObject({ auditStatus: DraftState.editing, version: 1 });
    expect((await author.send(draft.submit, { id })).code).toBe(200);
    const [row] = await db.select().from(courseReview).where(eq(courseReview.courseId, id));
    expect(row!.changes).toMatchObject([{ target: 'courseName', before: 'Linux 运维入门', after: '新的名称' }]);
    expect((await t.guest.send(view, { courseId: id })).data.courseName).toBe('Linux 运维入门');
  });
});

describe('public', () => {
  it('is on the shelf, found and counted; taken off it is neither, and cannot be deleted', async () => {
    const { id } = await writeCourse(t, author);
    expect((await author.send(draft.stand, { id, isPutaway: 1 })).code).toBe(failures.NOT_PUBLISHED.code);
    await publish(t, id);
    const shown = async () => (await t.guest.send(catalogue, { sortType: 'new' })).data.list.map((row) => row.id);
    expect(await shown()).toContain(id);
    expect((await t.guest.send(view, { courseId: id })).data).toMatchObject({ periodTotal: 3, secondsTotal: 180 });
    await author.send(draft.stand, { id, isPutaway: 0 });
    expect(await shown()).not.toContain(id);
    expect((await author.send(draft.remove, { id })).code).toBe(failures.WAS_PUBLISHED.code);
  });

  it('a price without a discount is the price, and what is free has none', async () => {
    const { id } = await writeCourse(t, author);
    await author.send(draft.update, { id, revision: 1, isFree: 0, courseOriginal: 50, courseDiscount: 0 });
    await publish(t, id);
    expect((await t.guest.send(view, { courseId: id })).data).toMatchObject({ courseOriginal: 50, courseDiscount: 50 });
    await author.send(draft.update, { id, revision: 2, isFree: 1 });
    await publish(t, id);
    expect((await t.guest.send(view, { courseId: id })).data).toMatchObject({ courseOriginal: 0, isFree: 1 });
  });
});

it('a copy has everything but the past', async () => {
  const { id, periodIds } = await writeCourse(t, author);
  const ware = await filmOf(t, author);
  await author.send(period.update, { id: periodIds[0]!, revision: 0, wares: [{ docName: '讲义', mediaId: ware }] });
  await publish(t, id);
  const { data } = await author.send(draft.copy, { id });
  expect(await courseOf(data.id)).toMatchObject({ courseName: 'Linux 运维入门（副本）', version: 0, isDelete: 1 });
  const names = async (which: string) =>
    (await author.send(draft.outline, { id: which })).data.chapters.map(({ chapterName, periods }) => [
      chapterName,
      periods.map((one) => [one.periodName, one.media?.mediaId, one.wares.map(({ docName }) => docName)]),
    ]);
  expect(await names(data.id)).toEqual(await names(id));
});

it('lists by kind, state, shelf and a part of the name', async () => {
  const one = await teacher(t, '赵老师');
  const { id } = await writeCourse(t, one);
  const { data } = await one.send(draft.save, { courseKind: CourseKind.microcourse, courseName: '五分钟学会管道' });
  const ids = async (wanted: Parameters<typeof one.send<typeof draft.list.input, typeof draft.list.output>>[1]) =>
    (await one.send(draft.list, wanted)).data.list.map((row) => row.id);
  expect(await ids({})).toEqual([data.id, id]);
  expect(await ids({ courseKind: CourseKind.vod })).toEqual([id]);
  expect(await ids({ courseName: '管道' })).toEqual([data.id]);
  await publish(t, id);
  expect(await ids({ auditStatus: DraftState.passed })).toEqual([id]);
  expect(await ids({ isPutaway: 1 })).toEqual([id]);
});
