import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LOCKED } from '#contract/course/failures.ts';
import * as note from '#contract/course/periodNote.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { course, coursePeriod } from '#server/db/schema/course.ts';
import { periodNote, userCourse } from '#server/db/schema/study.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let clock = Date.parse('2026-11-22T10:00:00+08:00');
let drawn = 0;

/** A fresh key or revision, as a device draws it; time goes on meanwhile. */
function draw(): string {
  t.setNow(new Date((clock += 1000)));
  return `drawn-key-${(drawn += 1)}`;
}

async function learnerOf(lengths = [60, 90], wish: Parameters<typeof makeLessons>[2] = {}) {
  const learner = await t.person();
  const made = await makeLessons(db, lengths, wish);
  await enrol(db, { userNo: learner.userNo, courseId: made.courseId });
  return { learner, ...made };
}

const written = (periodId: string, content: string, position = 0) => ({
  noteKey: draw(),
  revision: draw(),
  periodId,
  content,
  position,
});

const inPeriod = async (person: Person, periodId: string) =>
  (await person.send(note.list, { periodId })).data.list.map(({ position, content }) => [position, content]);

it('notes at a second stand in order, changed while writing, seen by oneself only', async () => {
  const { learner, periodIds } = await learnerOf();
  const [periodId] = periodIds as [string];
  await learner.send(note.save, written(periodId, '第二条', 40));
  const first = written(periodId, '先看', 12);
  const { data } = await learner.send(note.save, first);
  const longer = { ...first, content: '先看结构\n再看行', revision: draw(), basedOn: [data.revision] };
  expect((await learner.send(note.save, { ...longer, id: data.id })).data).toMatchObject({
    id: data.id,
    content: '先看结构\n再看行',
  });
  expect(await inPeriod(learner, periodId)).toEqual([
    [12, '先看结构\n再看行'],
    [40, '第二条'],
  ]);

  const stranger = await t.person();
  expect(await inPeriod(stranger, periodId)).toEqual([]);
  expect((await stranger.send(note.mine)).data.totalCount).toBe(0);
  const theirs = { ...longer, id: data.id, revision: draw(), basedOn: [longer.revision] };
  expect(await stranger.send(note.save, theirs)).toMatchObject(NOT_FOUND);
  const unsent = { ...written(periodId, '换了人登录之后才送到'), userNo: learner.userNo };
  expect((await stranger.send(note.save, unsent)).code).toBe(note.NOTE_NOT_THEIRS.code);
  const gone = { id: data.id, basedOn: [longer.revision] };
  expect(await stranger.send(note.remove, gone)).toMatchObject(NOT_FOUND);
  expect(await (await t.person({ userType: 0 })).send(note.remove, gone)).toMatchObject(NOT_FOUND);
  expect((await learner.send(note.remove, gone)).code).toBe(200);
  expect(await learner.send(note.remove, gone)).toMatchObject(NOT_FOUND);
});

it('sent twice, double clicks and lost answers make one', async () => {
  const { learner, periodIds } = await learnerOf();
  const one = written(periodIds[0]!, '一句话', 3);
  const replies = await Promise.all([1, 2, 3].map(() => learner.send(note.save, one)));
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  const unheard = draw();
  await learner.send(note.save, { ...one, content: '一句话，没听到', revision: unheard, basedOn: [one.revision] });
  const again = { ...one, content: '一句话，又写', revision: draw(), basedOn: [one.revision, unheard] };
  expect((await learner.send(note.save, again)).data.content).toBe('一句话，又写');
  expect(await inPeriod(learner, periodIds[0]!)).toEqual([[3, '一句话，又写']]);
});

it('two devices change one note: the later one gets the other, nothing is silently overwritten', async () => {
  const { learner, periodIds } = await learnerOf();
  const { data } = await learner.send(note.save, written(periodIds[0]!, '原来的', 5));
  const version = (content: string, basedOn = [data.revision]) => ({ ...data, content, revision: draw(), basedOn });
  const versions = [version('手机上写的'), version('电脑上写的')];
  const replies = await Promise.all(versions.map((one) => learner.send(note.save, one)));
  expect(replies.map(({ code }) => code).sort()).toEqual([200, note.NOTE_CHANGED.code]);
  const [kept, refused] = [200, note.NOTE_CHANGED.code].map((code) => replies.find((one) => one.code === code)!);
  expect(refused!.data).toMatchObject({ id: data.id, content: kept!.data.content, revision: kept!.data.revision });

  expect(await learner.send(note.remove, { id: data.id, basedOn: [data.revision] })).toMatchObject({
    code: note.NOTE_CHANGED.code,
    data: { content: kept!.data.content },
  });
  const joined = version('两份都要', [kept!.data.revision]);
  expect((await learner.send(note.save, joined)).data.content).toBe('两份都要');
  await learner.send(note.remove, { id: data.id, basedOn: [joined.revision] });
  expect(await learner.send(note.save, version('删掉之后', [joined.revision]))).toMatchObject(NOT_FOUND);
});

it('not joined means no notes; after closing, old ones can be read, changed and removed but none added', async () => {
  const { learner, courseId, periodIds } = await learnerOf();
  const periodId = periodIds[0]!;
  const { data } = await learner.send(note.save, written(periodId, '到期之前写的'));
  expect((await (await t.person()).send(note.save, written(periodId, '没有加入'))).code).toBe(LOCKED.code);
  expect(await learner.send(note.save, written('123', '没有这个课时'))).toMatchObject(NOT_FOUND);
  await db.update(userCourse).set({ expiresAt: '2026-01-01 00:00:00' }).where(eq(userCourse.courseId, courseId));
  expect((await learner.send(note.save, written(periodId, '到期之后'))).code).toBe(LOCKED.code);
  const later = { ...data, content: '到期之后补一句', revision: draw(), basedOn: [data.revision] };
  expect((await learner.send(note.save, later)).code).toBe(200);
  expect(await inPeriod(learner, periodId)).toEqual([[0, '到期之后补一句']]);
  expect((await learner.send(note.remove, { id: data.id, basedOn: [later.revision] })).code).toBe(200);
});

it('at most 100 a class-hour, counted per person', async () => {
  const { learner, courseId, periodIds } = await learnerOf();
  const periodId = periodIds[0]!;
  const { userNo } = learner;
  const at = '2026-11-22 10:00:00';
  const rows = Array.from({ length: 99 }, (_, position) => ({ noteKey: `many-${position}`, position }));
  const rest = { userNo, courseId, periodId, revision: 'first-one', content: '一句', gmtCreate: at, gmtModified: at };
  await db.insert(periodNote).values(rows.map((row) => ({ ...row, ...rest })));
  const replies = await Promise.all([1, 2].map(() => learner.send(note.save, written(periodId, '最后一条'))));
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, note.NOTES_FULL.code]);
  expect((await learner.send(note.list, { periodId, pageSize: 100 })).data.list).toHaveLength(100);
  expect((await learner.send(note.save, written(periodIds[1]!, '另一个课时'))).code).toBe(200);
});

it('all notes by course, last written first; searchable, a percent sign is one', async () => {
  const { learner, courseId, periodIds } = await learnerOf([60, 90], { courseName: '数据清洗' });
  const other = await makeLessons(db, [30], { courseName: '图表选择' });
  await learner.send(note.save, written(other.periodIds[0]!, '没有加入的不能记'));
  await enrol(db, { userNo: learner.userNo, courseId: other.courseId });
  await learner.send(note.save, written(periodIds[1]!, '缺失占 30% 以上', 20));
  await learner.send(note.save, written(other.periodIds[0]!, '先写问题', 9));
  await learner.send(note.save, written(periodIds[0]!, '先看结构', 7));
  const mine = async (wish = {}) => (await learner.send(note.mine, wish)).data;
  expect((await mine()).list.map((row) => [row.courseName, row.periodName, row.content])).toEqual([
    ['数据清洗', '第 1 课', '先看结构'],
    ['数据清洗', '第 2 课', '缺失占 30% 以上'],
    ['图表选择', '第 1 课', '先写问题'],
  ]);
  expect((await mine({ keyword: '先' })).totalCount).toBe(2);
  expect((await mine({ keyword: '%' })).list.map(({ position }) => position)).toEqual([20]);
  expect((await mine({ courseId: other.courseId, keyword: '结构' })).totalCount).toBe(0);
  expect((await learner.send(note.courses)).data).toMatchObject({
    totalCount: 2,
    list: [
      { courseId, courseName: '数据清洗', countNote: 2 },
      { courseId: other.courseId, countNote: 1 },
    ],
  });

  await db.update(coursePeriod).set({ statusId: 0 }).where(eq(coursePeriod.id, periodIds[1]!));
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, other.courseId));
  expect((await mine()).list.map(({ isShown }) => isShown)).toEqual([1, 0, 1]);
});

it('notes of a course as one file with class-hour and position, none of others', async () => {
  const { learner, courseId, periodIds } = await learnerOf([60], { courseName: '表格：入门/进阶' });
  const other = await t.person();
  await enrol(db, { userNo: other.userNo, courseId });
  await other.send(note.save, written(periodIds[0]!, '别人写的'));
  const file = (format: 'md' | 'txt') => learner.send(note.download, { courseId, format });
  expect(await file('md')).toMatchObject(NOT_FOUND);
  await learner.send(note.save, written(periodIds[0]!, '第一行\n第二行', 62));
  expect((await file('md')).data).toEqual({
    fileName: '表格：入门 进阶-笔记.md',
    content: '# 表格：入门/进阶\n\n1 条笔记，2026-11-22 下载自知途\n\n## 第 1 课\n\n**01:02**\n\n第一行  \n第二行\n',
  });
  expect((await file('txt')).data.content).toContain('【第 1 课】\n\n01:02\n第一行\n第二行\n');
});
