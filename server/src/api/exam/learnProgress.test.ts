import { expect, it } from 'vitest';
import * as progress from '#contract/exam/learnProgress.ts';
import { NO_SCOPE, NOBODY_TO_REMIND } from '#contract/exam/learnProgressFailures.ts';
import { LearnState } from '#contract/rules/learnProgress.ts';
import * as msg from '#contract/user/msg.ts';
import { offering } from '#server/db/schema/timetable.ts';
import { studySitting, userPeriod } from '#server/db/schema/study.ts';
import { readSheet } from 'read-excel-file/node';
import { eq } from 'drizzle-orm';
import { publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { enrol } from '#test/courses.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-22T10:00:00+08:00'));
const author = await teacher(t, '王老师');
const { id: courseId, periodIds } = await writeCourse(t, author, [2, 1]);
await publish(t, courseId);

/** Somebody who takes the course. */
async function learner(nickname: string, wish: Partial<Parameters<typeof enrol>[1]> = {}): Promise<Person> {
  const person = await t.person({ nickname, idCardName: `${nickname}名` });
  await enrol(db, { userNo: person.userNo, courseId, version: 1, ...wish });
  return person;
}

const watch = (person: Person, at: number, watchedLength: number, isDone: 0 | 1 = 0) =>
  db.insert(userPeriod).values({
    userNo: person.userNo,
    courseId,
    periodId: periodIds[at]!,
    watchedLength,
    isDone,
    gmtModified: '2026-11-21 09:00:00',
  });

const YESTERDAY = '2026-11-21 09:00:00';
const done = await learner('学完的', {
  progress: 10_000,
  periodDone: 3,
  lastStudyAt: YESTERDAY,
  completedAt: YESTERDAY,
});
const going = await learner('在学的', { progress: 6000, periodDone: 1, lastStudyAt: YESTERDAY });
const slow = await learner('慢的', { progress: 1000, lastStudyAt: YESTERDAY });
const quiet = await learner('停下的', { progress: 6500, lastStudyAt: '2026-11-10 09:00:00' });
const late = await learner('过期的', { progress: 6000, lastStudyAt: YESTERDAY, planDate: '2026-11-21' });
const idle = await learner('没学的');
for (const at of [0, 1, 2]) await watch(done, at, 60, 1);
await watch(going, 0, 60, 1);
await watch(going, 2, 27);

const matrix = async (by: object = {}, who: Person = author) =>
  (await who.send(progress.matrix, { courseId, ...by })).data;

it('shows every learner against every class-hour', async () => {
  const { columns, rows, courseName, title } = await matrix({ sort: 'progress' });
  expect([courseName, title]).toEqual(['Linux 运维入门', 'Linux 运维入门']);
  expect(columns.map(({ periodName }) => periodName)).toEqual(['课时 1.1', '课时 1.2', '课时 2.1']);
  const row = (name: string) => rows.list.find((one) => one.name === name)!;
  expect(row('在学的').cells).toEqual([
    { at: 0, share: 100, isDone: 1, lastAt: YESTERDAY },
    { at: 2, share: 45, isDone: 0, lastAt: YESTERDAY },
  ]);
  expect(row('没学的').cells).toEqual([]);
  expect(row('学完的')).toMatchObject({ progress: 100, periodDone: 3, lastStudyAt: YESTERDAY, isOlder: 0 });
});

it('says who is behind by the rule it prints', async () => {
  const { rows, counts } = await matrix();
  const states = new Map(rows.list.map(({ userNo, state }) => [userNo, state]));
  expect([done, going, slow, quiet, late, idle].map(({ userNo }) => states.get(userNo))).toEqual([
    LearnState.finished,
    LearnState.onTrack,
    LearnState.behind,
    LearnState.behind,
    LearnState.behind,
    LearnState.notStarted,
  ]);
  expect(counts.map(({ people }) => people)).toEqual([1, 3, 1, 1]);
});

it('filters by state and name, sorts, and turns pages', async () => {
  const names = async (by: object) => (await matrix(by)).rows.list.map(({ name }) => name);
  expect(await names({ state: LearnState.behind, sort: 'progress' })).toEqual(['停下的', '过期的', '慢的']);
  expect(await names({ keyword: '过期' })).toEqual(['过期的']);
  expect(await names({ keyword: '%' })).toEqual([]);
  expect((await names({ sort: 'progressUp' }))[0]).toBe('没学的');
  const second = await matrix({ sort: 'progressUp', pageSize: 4, pageCurrent: 2 });
  expect(second.rows).toMatchObject({ totalCount: 6, totalPage: 2 });
  expect(second.rows.list).toHaveLength(2);
});

it('asks as many questions of the database for many learners as for few', async () => {
  const asked = async (pageSize: number) => (await statementsOf(() => matrix({ pageSize }))).length;
  expect(await asked(6)).toBe(await asked(1));
});

it('lets whoever runs a class or teaches an offering see their own learners only, by name', async () => {
  const school = await makeSchool(t);
  const head = await makeTeacher(t, school);
  const gradeId = await makeGrade(db, school, [going, idle], [head]);
  const offeringId = await makeOffering(db, school, { teachers: [head], gradeIds: [gradeId] });
  await db.update(offering).set({ courseId }).where(eq(offering.id, offeringId));
  for (const by of [{ gradeId }, { offeringId }, { gradeId, courseId }]) {
    const { data } = await head.send(progress.matrix, { ...by, sort: 'progress' });
    expect(data.rows.list.map(({ name }) => name)).toEqual(['在学的名', '没学的名']);
    expect(data.courseId).toBe(courseId);
  }
  const places = async (kind: 'course' | 'offering' | 'grade', who: Person) =>
    (await who.send(progress.places, { kind })).data.list.map(({ id }) => id);
  expect([await places('grade', head), await places('offering', head), await places('course', head)]).toEqual([
    [gradeId],
    [offeringId],
    [],
  ]);
  expect(await places('course', author)).toEqual([courseId]);
  expect((await head.send(progress.matrix, { courseId })).code).toBe(NO_SCOPE.code);
  const other = await makeSchool(t);
  const stranger = await makeTeacher(t, other);
  for (const person of [going, stranger]) {
    expect((await person.send(progress.matrix, { gradeId })).code).not.toBe(200);
    expect((await person.send(progress.matrix, { courseId })).code).toBe(NO_SCOPE.code);
    expect((await person.send(progress.sheet, { offeringId })).code).not.toBe(200);
  }
});

it('reminds a learner of a course once a day, whoever presses and however often', async () => {
  const userNos = [slow.userNo, idle.userNo];
  const replies = await Promise.all(
    [1, 2, 3].map(() => author.send(progress.remind, { courseId, userNos, words: '这周把前两课看完' })),
  );
  expect(replies.map(({ code }) => code).sort()).toEqual([200, NOBODY_TO_REMIND.code, NOBODY_TO_REMIND.code].sort());
  const { data } = await slow.send(msg.list, {});
  expect(data.list.filter(({ msgTitle }) => msgTitle === '老师提醒你学习「Linux 运维入门」')).toHaveLength(1);
  const more = await author.send(progress.remind, { courseId, userNos: [...userNos, going.userNo], words: '' });
  expect(more.data).toEqual({ sent: 1, skipped: 2 });
  expect((await matrix({ keyword: '慢的' })).rows.list[0]!.remindedOn).toBe('2026-11-22');
  t.setNow(new Date('2026-11-23T00:10:00+08:00'));
  expect((await author.send(progress.remind, { courseId, userNos, words: '' })).data).toEqual({ sent: 2, skipped: 0 });
  t.setNow(new Date('2026-11-22T10:00:00+08:00'));
  const stranger = await t.person();
  const foreign = await author.send(progress.remind, { courseId, userNos: [stranger.userNo], words: '' });
  expect(foreign.code).toBe(NOBODY_TO_REMIND.code);
});

it('tells what one learner did, to nobody who does not teach them', async () => {
  const sat = { periodId: periodIds[0]!, sittingKey: 's1', startedAt: YESTERDAY, lastAt: YESTERDAY };
  await db.insert(studySitting).values({ userNo: going.userNo, courseId, ...sat, seconds: 90, granted: 60 });
  const { data } = await author.send(progress.learner, { courseId, userNo: going.userNo });
  expect(data.studies).toMatchObject([{ periodName: '课时 1.1', seconds: 90, granted: 60 }]);
  const stranger = await t.person();
  expect((await author.send(progress.learner, { courseId, userNo: stranger.userNo })).code).toBe(NO_SCOPE.code);
  expect((await going.send(progress.learner, { courseId, userNo: going.userNo })).code).toBe(NO_SCOPE.code);
});

it('hands out the same as a workbook, without formulas', async () => {
  await learner('=1+1');
  const { data } = await author.send(progress.sheet, { courseId, sort: 'progress' });
  expect(data.fileName).toBe('学习进度 Linux 运维入门 2026-11-22.xlsx');
  const lines = await readSheet(Buffer.from(data.content, 'base64'));
  const text = JSON.stringify(lines);
  expect(text).toContain('学完的');
  expect(text).toContain('45%');
  expect(text).toContain("'=1+1");
});
