import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ExchangeState } from '#contract/rules/exchange.ts';
import * as exchange from '#contract/user/lessonExchange.ts';
import { LESSONS_CLASH } from '#contract/user/orgStuSchedule.ts';
import { lesson, lessonClaim } from '#server/db/schema/timetable.ts';
import { makeGrade, makeLesson, makeOffering, makeRoom, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

let school: School;
let own: Person;
let colleague: Person;
let lessonId: string;
let theirLessonId: string;

beforeEach(async () => {
  t.setNow(new Date('2026-09-01T08:00:00+08:00'));
  school = await makeSchool(t);
  [own, colleague] = [await makeTeacher(t, school, '陈砚清'), await makeTeacher(t, school, '顾长宁')];
  const gradeId = await makeGrade(db, school);
  const mine = await makeOffering(db, school, { name: '数据清洗', teachers: [own], gradeIds: [gradeId] });
  const theirs = await makeOffering(db, school, { name: '数据库原理', teachers: [colleague], gradeIds: [gradeId] });
  const held = async (teacher: Person) => ({
    teachers: [teacher],
    gradeIds: [gradeId],
    roomId: await makeRoom(db, school),
  });
  lessonId = await makeLesson(db, school, { offeringId: mine, day: '2026-09-09', week: 1, ...(await held(own)) });
  theirLessonId = await makeLesson(db, school, {
    offeringId: theirs,
    day: '2026-09-11',
    week: 1,
    ...(await held(colleague)),
  });
});

const ask = (wish: object = {}) =>
  own.send(exchange.apply, { lessonId, toUserNo: colleague.userNo, reason: '去省里开会', ...wish });
const teachersOf = async (id: string) => {
  const rows = await db.select().from(lessonClaim).where(eq(lessonClaim.lessonId, id));
  return rows.flatMap(({ teacherUserNo }) => teacherUserNo ?? []);
};

it('a substitute takes over when the colleague and then the school agreed', async () => {
  const { id } = (await ask()).data;
  expect((await school.admin.send(exchange.audit, { id, isPassed: true, opinion: '' })).code, 'not before').toBe(409);
  expect((await own.send(exchange.answer, { id, isAgreed: true, opinion: '' })).code, 'not oneself').toBe(404);
  expect((await colleague.send(exchange.answer, { id, isAgreed: true, opinion: '可以' })).data.exchangeState).toBe(
    ExchangeState.agreed,
  );
  expect(await teachersOf(lessonId)).toEqual([own.userNo]);
  expect((await school.admin.send(exchange.page, {})).data.waiting).toBe(1);
  expect((await school.admin.send(exchange.audit, { id, isPassed: true, opinion: '' })).data.exchangeState).toBe(
    ExchangeState.done,
  );
  expect(await teachersOf(lessonId)).toEqual([colleague.userNo]);
  expect((await own.send(exchange.list, {})).data.list).toMatchObject([
    { isMine: true, lesson: { offeringName: '数据清洗' } },
  ]);
});

it('two lessons change places, with all they hold', async () => {
  const { list } = (await own.send(exchange.lessonsOf, { lessonId, toUserNo: colleague.userNo })).data;
  expect(list).toMatchObject([{ id: theirLessonId, offeringName: '数据库原理', day: '2026-09-11' }]);
  const { id } = (await ask({ otherLessonId: theirLessonId })).data;
  await colleague.send(exchange.answer, { id, isAgreed: true, opinion: '' });
  expect((await school.admin.send(exchange.audit, { id, isPassed: true, opinion: '' })).code).toBe(200);
  const days = await db
    .select({ id: lesson.id, day: lesson.day })
    .from(lesson)
    .where(eq(lesson.orgNo, school.orgNo))
    .orderBy(lesson.id);
  expect(days).toEqual([
    { id: lessonId, day: '2026-09-11' },
    { id: theirLessonId, day: '2026-09-09' },
  ]);
  expect([await teachersOf(lessonId), await teachersOf(theirLessonId)]).toEqual([[own.userNo], [colleague.userNo]]);
});

it('a colleague who is taken cannot be asked, and a place that was taken meanwhile is not taken twice', async () => {
  const { id } = (await ask()).data;
  await colleague.send(exchange.answer, { id, isAgreed: true, opinion: '' });
  const other = await makeOffering(db, school, { name: '新课', teachers: [colleague] });
  await makeLesson(db, school, { offeringId: other, day: '2026-09-09', week: 1, teachers: [colleague] });
  expect((await school.admin.send(exchange.audit, { id, isPassed: true, opinion: '' })).code).toBe(LESSONS_CLASH.code);
  expect((await own.send(exchange.list, {})).data.list[0]!.exchangeState, 'nothing was written').toBe(
    ExchangeState.agreed,
  );
  await own.send(exchange.withdraw, { id });
  expect((await ask()).code).toBe(exchange.COLLEAGUE_BUSY.code);
  const { list } = (await own.send(exchange.colleagues, { lessonId })).data;
  expect(list).toEqual([{ userNo: colleague.userNo, userName: '顾长宁', isFree: false }]);
});

it('one asks for a lesson of one’s own, once, and a teacher of the school', async () => {
  expect((await colleague.send(exchange.apply, { lessonId, toUserNo: own.userNo, reason: '不是我的课' })).code).toBe(
    404,
  );
  expect((await ask({ toUserNo: own.userNo })).code).toBe(exchange.NOT_COLLEAGUE.code);
  const stranger = await t.person({ userType: 2 });
  expect((await ask({ toUserNo: stranger.userNo })).code).toBe(exchange.NOT_COLLEAGUE.code);
  expect((await ask({ otherLessonId: lessonId })).code).toBe(exchange.SWAP_OF_OTHERS.code);
  const replies = await Promise.all([ask(), ask(), ask()]);
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([
    200,
    exchange.EXCHANGE_OPEN.code,
    exchange.EXCHANGE_OPEN.code,
  ]);
  expect(
    await db.$count(lessonClaim, and(eq(lessonClaim.lessonId, lessonId), eq(lessonClaim.teacherUserNo, own.userNo))),
  ).toBe(1);
});

it('the colleague may decline, the school refuse, and both say why', async () => {
  const first = (await ask()).data.id;
  await colleague.send(exchange.answer, { id: first, isAgreed: false, opinion: '那天也有会' });
  const second = (await ask()).data.id;
  await colleague.send(exchange.answer, { id: second, isAgreed: true, opinion: '' });
  await school.admin.send(exchange.audit, { id: second, isPassed: false, opinion: '请改到下周' });
  const { list } = (await own.send(exchange.list, {})).data;
  expect(
    list.map(({ exchangeState, answerOpinion, auditOpinion }) => [exchangeState, answerOpinion, auditOpinion]),
  ).toEqual([
    [ExchangeState.refused, '', '请改到下周'],
    [ExchangeState.declined, '那天也有会', ''],
  ]);
});
