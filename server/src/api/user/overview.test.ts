import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as overview from '#contract/user/overview.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeOrg } from '#seed/make/org.ts';
import { identityOf } from '#seed/make/person.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { warmStatementsOf, workIn } from '#test/statements.ts';
import { addTaskPerson, makeTask } from '#test/tasks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { orgMember, orgStudent } from '../../db/schema/organization.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import { studySitting } from '../../db/schema/study.ts';
import { taskPerson } from '../../db/schema/task.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
// A Sunday: the week began on Monday the 16th.
t.setNow(new Date('2026-11-22T20:00:00+08:00'));

const countsOf = async (person: Person) => {
  const { figures, tasks } = (await person.send(overview.view)).data;
  const of = (list: readonly { key: string; count: number }[]) =>
    Object.fromEntries(list.map(({ key, count }) => [key, count]));
  return { figures: of(figures), tasks: of(tasks) };
};

let key = 0;
const sit = (person: Person, courseId: string, startedAt: string, seconds = 600) =>
  db.insert(studySitting).values({
    userNo: person.userNo,
    courseId,
    periodId: '1',
    sittingKey: String((key += 1)),
    startedAt,
    lastAt: startedAt,
    seconds,
  });

it("a learner's figures are counted from what is stored, and nobody else's", async () => {
  const [person, other] = [await t.person(), await t.person()];
  const { courseId } = await makeLessons(db, [10]);
  const { courseId: done } = await makeLessons(db, [10]);
  const { courseId: over } = await makeLessons(db, [10]);
  const { userNo } = person;
  await enrol(db, { userNo, courseId, planDate: '2026-11-20' });
  await enrol(db, { userNo, courseId: done, completedAt: '2026-11-01 00:00:00', planDate: '2026-11-01' });
  await enrol(db, { userNo, courseId: over, expiresAt: '2026-11-21 00:00:00' });
  await sit(person, courseId, '2026-11-16 00:00:00');
  await sit(person, courseId, '2026-11-15 23:59:59');
  expect(await countsOf(person)).toEqual({
    figures: { studying: 1, finished: 1, weekMinutes: 10, certificates: 0 },
    tasks: { plansDue: 1 },
  });
  expect((await countsOf(other)).figures).toEqual({ studying: 0, finished: 0, weekMinutes: 0, certificates: 0 });
});

it('the day is what was studied, is on and is due, in the order of time', async () => {
  const person = await t.person();
  const { userNo } = person;
  const studied = (await makeLessons(db, [10], { courseName: '今天学的' })).courseId;
  const planned = (await makeLessons(db, [10], { courseName: '计划今天学完' })).courseId;
  const live = (courseName: string, startTime: string, endTime: string) =>
    makeCourse(db, { courseName, courseCategory: 2, lecturerUserNo: '1', startTime, endTime });
  const on = await live('正在直播', '2026-11-22 19:30:00', '2026-11-22 21:00:00');
  const tomorrow = await live('明天直播', '2026-11-23 14:00:00', '2026-11-23 15:00:00');
  const later = await live('下周直播', '2026-11-29 14:00:00', '2026-11-29 15:00:00');
  await enrol(db, { userNo, courseId: studied });
  await enrol(db, { userNo, courseId: planned, planDate: '2026-11-22' });
  for (const { courseId } of [on, tomorrow, later]) await enrol(db, { userNo, courseId });
  await sit(person, studied, '2026-11-22 09:00:00', 600);
  await sit(person, studied, '2026-11-22 10:00:00', 900);
  const { events } = (await person.send(overview.day)).data;
  expect(events.map(({ kind, at, name, minutes, isDone, isNow }) => [kind, at, name, minutes, isDone, isNow])).toEqual([
    ['studied', '2026-11-22 10:00:00', '今天学的', 25, 1, 0],
    ['live', '2026-11-22 19:30:00', '正在直播', 0, 0, 1],
    ['plan', '2026-11-22 23:59:59', '计划今天学完', 0, 0, 0],
    ['live', '2026-11-23 14:00:00', '明天直播', 0, 0, 0],
  ]);
  expect((await (await t.person()).send(overview.day)).data).toEqual({ streak: 0, events: [] });
});

it('the day is what was handed in, and the tasks and assessments of the coming days, of oneself alone', async () => {
  const [person, other, { userNo: authorUserNo }] = [await t.person(), await t.person(), await t.person()];
  const { userNo } = person;
  const waits: Partial<typeof taskPerson.$inferInsert> = { taskStep: TaskStep.waiting };
  const task = async (title: string, dueAt: string, change = waits) => {
    const row = await addTaskPerson(db, await makeTask(db, { authorUserNo, title, dueAt }), userNo);
    await db.update(taskPerson).set(change).where(eq(taskPerson.id, row));
  };
  await task('今天交了的', '2026-11-30 22:00:00', { taskStep: TaskStep.submitted, submittedAt: '2026-11-22 10:00:00' });
  await task('昨天交了的', '2026-11-23 22:00:00', { taskStep: TaskStep.submitted, submittedAt: '2026-11-21 10:00:00' });
  await task('明天要交的', '2026-11-23 12:00:00');
  await task('下周要交的', '2026-11-30 12:00:00');
  const paper = await makePaper(db, { authorUserNo, samples: ['single'] });
  const exam = async (title: string, beginsAt: string, endsAt: string, kind: AssessmentKind = AssessmentKind.exam) => {
    const id = await makeAssessment(db, { authorUserNo, paper, title, beginsAt, endsAt, kind });
    return { id, candidateId: await addCandidate(db, id, userNo, paper) };
  };
  const test = await exam('明天开始的', '2026-11-23 14:00:00', '2026-11-23 15:00:00');
  const home = await exam('今天截止的', '2026-11-20 08:00:00', '2026-11-22 22:00:00', AssessmentKind.homework);
  const sat = await exam('今天考过的', '2026-11-22 08:00:00', '2026-11-22 23:00:00');
  const handedIn = { candidateId: sat.candidateId, userNo, paper, submittedAt: '2026-11-22 09:00:00' };
  await makeSitting(db, { ...handedIn, assessmentId: sat.id, beganAt: '2026-11-22 08:30:00' });
  const before = await exam('昨天考过的', '2026-11-21 08:00:00', '2026-11-22 23:00:00');
  const earlier = { ...handedIn, candidateId: before.candidateId, submittedAt: '2026-11-21 09:00:00' };
  await makeSitting(db, { ...earlier, assessmentId: before.id, beganAt: '2026-11-21 08:30:00' });
  const { events } = (await person.send(overview.day)).data;
  expect(events.map(({ at, name, word, isDone, isNow }) => [at, word, name, isDone, isNow])).toEqual([
    ['2026-11-22 09:00:00', '考试', '今天考过的', 1, 0],
    ['2026-11-22 10:00:00', '', '今天交了的', 1, 0],
    ['2026-11-22 22:00:00', '作业', '今天截止的', 0, 1],
    ['2026-11-23 12:00:00', '', '明天要交的', 0, 0],
    ['2026-11-23 14:00:00', '考试', '明天开始的', 0, 0],
  ]);
  expect(events.map(({ to }) => to)).toEqual([
    `/exam/result?assessmentId=${sat.id}`,
    expect.stringMatching(/^\/account\/homework\/task\?id=\d+$/),
    `/account/exams/startTask?id=${home.id}`,
    expect.stringMatching(/^\/account\/homework\/task\?id=\d+$/),
    `/exam/startExam?examId=${test.id}`,
  ]);
  expect((await other.send(overview.day)).data.events).toEqual([]);
});

it('days in a row are counted to today, and to yesterday before one began today', async () => {
  const person = await t.person();
  const streak = async () => (await person.send(overview.day)).data.streak;
  for (const day of ['17', '19', '20', '21']) await sit(person, '1', `2026-11-${day} 23:30:00`);
  expect(await streak()).toBe(3);
  await sit(person, '1', '2026-11-22 00:10:00');
  expect(await streak()).toBe(4);
});

it('a lecturer sees what is on the own shelf, the most studied first', async () => {
  const person = await t.person({ identities: [{ userType: 2 }] });
  const lecturer = await actAs(person, 2);
  const own = { lecturerUserNo: person.userNo };
  await makeCourse(db, { ...own, courseName: '少人学', countStudy: 3, ratingSum: 9, ratingCount: 2 });
  await makeCourse(db, { ...own, courseName: '多人学', countStudy: 40 });
  await makeCourse(db, { ...own, courseName: '下架的', countStudy: 900, isPutaway: 0 });
  const { data } = await lecturer.send(overview.view);
  expect(data.figures).toEqual([
    { key: 'courses', count: 2 },
    { key: 'learners', count: 43 },
    { key: 'ratings', count: 2 },
    { key: 'fans', count: 0 },
  ]);
  expect(data.courses.map(({ courseName, rating }) => [courseName, rating])).toEqual([
    ['多人学', 0],
    ['少人学', 4.5],
  ]);
});

it('a school sees its people and who waits; without the action the number is not there', async () => {
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '概览学校' });
  const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
  await makeOrg(db, { orgType: 4, orgName: '另一所学校' });
  const student = { orgNo, studentName: '学生', bindStatus: StudentState.onRoster };
  await db.insert(orgStudent).values([
    { ...student, studentNumber: '1' },
    { ...student, studentNumber: '2', bindStatus: StudentState.bound },
    { ...student, studentNumber: '3', bindStatus: StudentState.asks },
  ]);
  const member = { orgNo, memberName: '员工', memberStatus: MemberState.invited };
  await db.insert(orgMember).values({ ...member, mobile: '13511110001' });
  const { figures, tasks } = await countsOf(admin);
  expect(figures).toMatchObject({ students: 2, courses: 0, learners: 0 });
  expect(tasks).toMatchObject({ bindings: 1, invited: 1 });
  expect((await admin.send(overview.view)).data.sections).toEqual(['courses', 'logs', 'messages']);

  const role = { orgNo, roleName: '门卫', userType: UserType.school, powerLevel: 1 as const, codes: [] };
  const [row] = await db.insert(authRole).values(role).returning();
  const guard = await t.person({ userType: 4, orgNo });
  const identity = and(eq(userIdentity.userNo, guard.userNo), eq(userIdentity.userType, 4));
  await db.update(userIdentity).set({ roleId: row!.id }).where(identity);
  expect(Object.keys((await countsOf(guard)).figures)).toEqual(['courses', 'learners']);
  expect((await guard.send(overview.view)).data.sections).toEqual(['courses', 'messages']);
});

it('an enterprise sees what it hires for and who waits for an answer, of its own alone', async () => {
  const openedAt = '2026-11-01 08:00:00';
  const hiring = async (orgName: string, states: ApplicationState[]) => {
    const orgNo = await makeOrg(db, { orgType: 5, orgName });
    const boss = await t.person({ userType: 5, orgNo, isAdmin: true });
    const own = { orgNo, authorUserNo: boss.userNo, vacancyName: '数据分析助理', openedAt, refreshedAt: openedAt };
    const [row] = await db
      .insert(vacancy)
      .values([
        { ...own, vacancyState: VacancyState.open },
        { ...own, vacancyState: VacancyState.closed },
      ])
      .returning({ id: vacancy.id });
    for (const applicationState of states) {
      const { userNo } = await t.person();
      const sent = { vacancyId: row!.id, orgNo, userNo, resume: {}, applicationState };
      await db.insert(vacancyApplication).values({ ...sent, appliedAt: '2026-11-20 08:00:00' });
    }
    return { boss, orgNo, vacancyId: row!.id };
  };
  const { sent, seen, talking } = ApplicationState;
  const one = await hiring('在招的企业', [sent, seen, talking]);
  await hiring('别的企业', [sent]);
  const { userNo } = await t.person();
  const long = { vacancyId: one.vacancyId, orgNo: one.orgNo, userNo, resume: {}, applicationState: talking };
  await db.insert(vacancyApplication).values({ ...long, appliedAt: '2026-10-01 08:00:00' });
  const { figures, tasks } = await countsOf(one.boss);
  expect(figures).toMatchObject({ vacancies: 1, applications: 3 });
  expect(tasks).toMatchObject({ applicants: 2 });
});

it('however much there is, an overview is two statements', async () => {
  const orgNo = await makeOrg(db, { orgType: 3, orgName: '量一量' });
  const admin = await t.person({ userType: 3, orgNo, isAdmin: true });
  const asked = workIn(await warmStatementsOf(t, () => admin.send(overview.view)));
  expect(asked.filter(({ text }) => !text.includes('user_session'))).toHaveLength(2);
});

async function actAs(person: Person, userType: UserType): Promise<Person> {
  const { setUserLoginType } = await import('#contract/system/authMenu.ts');
  await person.send(setUserLoginType, { id: await identityOf(db, person.userNo, userType) });
  return person;
}
