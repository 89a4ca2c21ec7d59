import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as statistics from '#contract/course/courseStatistics.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { studySitting, userPeriod } from '#server/db/schema/study.ts';
import { publish, writeCourse } from '#test/authoring.ts';
import { enrol, teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-22T10:00:00+08:00'));
const author = await teacher(t, '王老师');

interface Watched {
  nickname: string;
  spans: string;
  isDone: 0 | 1;
}

/** A public course of two class-hours, the first watched so by some people. */
async function watchedCourse(people: Watched[]) {
  const { id, periodIds } = await writeCourse(t, author, [2]);
  await publish(t, id);
  const [periodId] = periodIds as [string];
  for (const { nickname, spans, isDone } of people) {
    const { userNo } = await t.person({ nickname });
    const progress = isDone === 1 ? 5000 : 1000;
    await enrol(db, userNo, id, { progress, periodDone: isDone, version: 1, lastStudyAt: '2026-11-21 09:00:00' });
    const where = { userNo, courseId: id, periodId };
    const watchedLength = isDone === 1 ? 60 : 30;
    const rows = { ...where, watched: spans, watchedLength, isDone, gmtModified: '2026-11-21 09:00:00' };
    await db.insert(userPeriod).values(rows);
    const at = { startedAt: '2026-11-21 09:00:00', lastAt: '2026-11-21 09:05:00' };
    await db.insert(studySitting).values({ ...where, ...at, sittingKey: `sitting-${userNo}`, seconds: 120 });
  }
  return { id, periodId };
}

const people: Watched[] = [
  { nickname: '看完的人', spans: '{[0,60)}', isDone: 1 },
  { nickname: '看到一半', spans: '{[0,30)}', isDone: 0 },
  { nickname: '跳着看的', spans: '{[0,10),[40,60)}', isDone: 0 },
];

it('counts who takes it, how far they are and when it was studied', async () => {
  const { id } = await watchedCourse(people);
  const { data } = await author.send(statistics.overview, { id });
  expect(data).toMatchObject({
    learners: 3,
    finished: 0,
    activeLearners: 3,
    sittings: 3,
    seconds: 360,
    averageProgress: 23.3,
  });
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-2)).toEqual({ day: '2026-11-21', seconds: 360, learners: 3 });
});

it('tells of each class-hour who began and finished, and where they left', async () => {
  const { id, periodId } = await watchedCourse(people);
  const { data } = await author.send(statistics.periods, { id });
  expect(data.list).toMatchObject([
    { periodId, plays: 3, begun: 3, done: 1, doneRate: 33.3, watched: 66.7 },
    { plays: 0, begun: 0, done: 0, doneRate: 0 },
  ]);
  const { data: sheet } = await author.send(statistics.periodsExport, { id });
  expect(sheet.csv.split('\r\n').slice(1)).toEqual([
    '"第 1 部分","课时 1.1","60","3","3","1","33.3","66.7"',
    '"第 1 部分","课时 1.2","60","0","0","0","0","0"',
  ]);
  const { data: curve } = await author.send(statistics.curve, { id, periodId });
  const at = (second: number) => curve.parts.find((part) => part.at === second)!.watched;
  expect([at(0), at(10), at(29), at(30), at(40), at(59)]).toEqual([3, 2, 2, 1, 2, 2]);
  expect(curve).toMatchObject({ length: 60, begun: 3, film: { delivery: 'file' } });
  expect(curve.film!.url).toMatch(/^\/media\//);
  const [row] = await db.select().from(coursePeriod).where(eq(coursePeriod.id, periodId));
  await db.update(mediaFile).set({ statusId: 0 }).where(eq(mediaFile.id, row!.mediaId!));
  const { data: gone } = await author.send(statistics.curve, { id, periodId });
  expect(gone.film, 'without its film the figures are there still').toBeNull();
  expect(gone.parts).toEqual(curve.parts);
});

it('each second has its figure, up to so many', async () => {
  const { id, periodId } = await watchedCourse(people);
  await db.update(coursePeriod).set({ length: 599 }).where(eq(coursePeriod.id, periodId));
  const partsOf = async () => (await author.send(statistics.curve, { id, periodId })).data.parts;
  expect((await partsOf()).map(({ at }) => at)).toEqual(Array.from({ length: 599 }, (_, second) => second));
  await db.update(coursePeriod).set({ length: 3600 }).where(eq(coursePeriod.id, periodId));
  const long = await partsOf();
  expect([long.length, long[1]!.at, long[5]!.watched]).toEqual([600, 6, 1]);
});

it('lists learners by name and order, and hands them out as a table without formulas', async () => {
  const { id } = await watchedCourse([...people, { nickname: '=1+1', spans: '{}', isDone: 0 }]);
  const names = async (wanted: object) =>
    (await author.send(statistics.learners, { id, ...wanted })).data.list.map(({ name }) => name);
  expect(await names({ sort: 'progress' })).toEqual(['看完的人', '=1+1', '跳着看的', '看到一半']);
  expect(await names({ name: '一半' })).toEqual(['看到一半']);
  const { data } = await author.send(statistics.learnersExport, { id, sort: 'progressUp' });
  expect(data.count).toBe(4);
  expect(data.csv).toContain(`"'=1+1","10"`);
});

it('is nobody else’s to read', async () => {
  const { id, periodId } = await watchedCourse(people);
  const other = await teacher(t, '李老师');
  const learner = await t.person();
  for (const person of [other, learner]) {
    expect((await person.send(statistics.overview, { id })).code).toBe(NOT_FOUND.code);
    expect((await person.send(statistics.curve, { id, periodId })).code).toBe(NOT_FOUND.code);
    expect((await person.send(statistics.periodsExport, { id })).code).toBe(NOT_FOUND.code);
    expect((await person.send(statistics.learnersExport, { id })).code).toBe(NOT_FOUND.code);
  }
  const elsewhere = await watchedCourse([]);
  expect((await author.send(statistics.curve, { id: elsewhere.id, periodId })).code).toBe(NOT_FOUND.code);
});
