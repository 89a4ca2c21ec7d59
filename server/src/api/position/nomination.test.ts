import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as cooperation from '#contract/position/cooperation.ts';
import * as failures from '#contract/position/cooperationFailures.ts';
import * as nomination from '#contract/position/nomination.ts';
import * as recomment from '#contract/position/talentRecomment.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import * as messages from '#contract/user/msg.ts';
import * as profile from '#contract/user/userProfile.ts';
import { makeOrg } from '#seed/make/org.ts';
import { abilityVisibility } from '#server/db/schema/abilityVisibility.ts';
import { matchPerson, vacancyMatch } from '#server/db/schema/match.ts';
import { orgStudent } from '#server/db/schema/organization.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
const { db } = t.database;
const { itemId } = await offerVacancyChoices(t);
const schoolNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
const school = await t.person({ userType: 4, orgNo: schoolNo, isAdmin: true });
const { orgNo: firmNo, boss } = await makeHiring(t, '云杉数据');
const { boss: otherBoss } = await makeHiring(t, '别家科技');
const elsewhereNo = await makeOrg(db, { orgType: 4, orgName: '隔壁大学' });
const elsewhere = await t.person({ userType: 4, orgNo: elsewhereNo, isAdmin: true });
const operator = await t.person({ userType: 0 });
const words = '课程项目做得认真';
let [cooperationId, vacancyId] = ['', ''];

async function cooperate(from: Person): Promise<string> {
  const { id } = (await from.send(cooperation.invite, { orgNo: firmNo, words: '一起' })).data;
  await boss.send(cooperation.answer, { id, isAccepted: 1 });
  return id;
}

let next = 0;
async function bound(person: Person, orgNo = schoolNo): Promise<string> {
  next += 1;
  const told = { studentName: `学员${next}`, studentNumber: `2023${next}`, className: '大数据 1 班' };
  const [row] = await db
    .insert(orgStudent)
    .values({ orgNo, userNo: person.userNo, bindStatus: 1, ...told })
    .returning({ id: orgStudent.id });
  return row!.id;
}

/** Recommended and asked; `answered` agrees. */
async function recommended(answered: boolean, post = vacancyId) {
  const learner = await applicant(t, `学生${next + 1}`);
  const studentId = await bound(learner);
  const sent = await school.send(nomination.send, { cooperationId, vacancyId: post, studentId, words });
  expect(sent.code).toBe(200);
  const { id } = sent.data;
  if (answered) expect((await learner.send(nomination.answer, { id, isAgreed: 1 })).code).toBe(200);
  return { learner, studentId, id };
}

const ids = async (person: Person) => (await person.send(nomination.received)).data.list.map(({ id }) => id);

beforeAll(async () => {
  vacancyId = await openVacancy(boss, operator);
  cooperationId = await cooperate(school);
});

it('the enterprise sees a learner only after their consent, and only what the résumé shows to organizations', async () => {
  const { learner, id } = await recommended(false);
  expect((await learner.send(messages.list, {})).data.list[0]!.msgTitle).toBe(
    '江城大学想推荐你去云杉数据的「数据分析助理」',
  );
  expect(await ids(boss)).not.toContain(id);
  expect((await boss.send(nomination.open, { id })).code).toBe(NOT_FOUND.code);
  expect((await boss.send(cooperation.view, { id: cooperationId })).data.countNominated).toBe(0);
  const mine = (await learner.send(nomination.mine)).data;
  expect(mine).toMatchObject({ list: [{ id, orgName: '江城大学', vacancy: { orgName: '云杉数据' } }] });
  expect(mine.shown).toContain('education');
  expect(mine.shown).not.toContain('contact');

  await learner.send(profile.updateVisibility, { section: 'education', level: Visibility.onlyMe });
  const answers = await Promise.all([
    learner.send(nomination.answer, { id, isAgreed: 1, learnerText: '谢谢老师' }),
    learner.send(nomination.answer, { id, isAgreed: 1 }),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, failures.NOMINATION_MOVED_ON.code]);
  expect(await ids(boss)).toContain(id);
  const opened = (await boss.send(nomination.open, { id })).data;
  expect(opened).toMatchObject({ userNo: learner.userNo, seenAt: '2026-11-24 10:00:00', orgName: '江城大学' });
  expect(opened.resume.hidden).toEqual(expect.arrayContaining(['education', 'contact']));
  expect(JSON.stringify(opened)).not.toContain('江城职大');
  expect(JSON.stringify(opened)).not.toContain('13900000000');
  // The roster belongs to the school.
  expect(JSON.stringify(opened)).not.toContain('大数据 1 班');
  expect(await ids(otherBoss)).toEqual([]);
  expect((await otherBoss.send(nomination.open, { id })).code).toBe(NOT_FOUND.code);
});

it('the learner takes it back at any time, and the enterprise sees nothing any more', async () => {
  const { learner, studentId, id } = await recommended(true);
  await boss.send(nomination.reply, { id, nominationState: NominationState.suitable, replyText: '周四见' });
  expect((await learner.send(nomination.mine)).data.list[0]).toMatchObject({
    nominationState: NominationState.suitable,
    replyText: '周四见',
  });
  expect((await learner.send(nomination.takeBack, { id })).code).toBe(200);
  expect(await ids(boss)).not.toContain(id);
  expect((await boss.send(nomination.open, { id })).code).toBe(NOT_FOUND.code);
  expect((await learner.send(nomination.takeBack, { id })).code).toBe(failures.NOMINATION_MOVED_ON.code);
  const again = { cooperationId, vacancyId, studentId, words };
  expect((await school.send(nomination.send, again)).code).toBe(failures.NOMINATED_ALREADY.code);
});

it('who declines is not asked twice; what the school withdrew it may send again', async () => {
  const first = await recommended(false);
  await first.learner.send(nomination.answer, { id: first.id, isAgreed: 0, learnerText: '想先考研' });
  const send = ({ studentId }: { studentId: string }) =>
    school.send(nomination.send, { cooperationId, vacancyId, studentId, words });
  expect((await send(first)).code).toBe(failures.NOMINATED_ALREADY.code);
  const second = await recommended(false);
  expect((await school.send(nomination.withdraw, { id: second.id })).code).toBe(200);
  expect((await second.learner.send(nomination.answer, { id: second.id, isAgreed: 1 })).code).toBe(
    failures.NOMINATION_MOVED_ON.code,
  );
  expect((await send(second)).code).toBe(200);
  const { list } = (await school.send(nomination.sent, { nominationState: NominationState.declined })).data;
  expect(list).toMatchObject([{ id: first.id, learnerText: '想先考研', className: '大数据 1 班' }]);
});

it('a school recommends learners of its own, to partners, for what is open', async () => {
  const learner = await t.person();
  const studentId = await bound(learner, elsewhereNo);
  const send = (more: object) => school.send(nomination.send, { cooperationId, vacancyId, studentId, words, ...more });
  expect((await send({})).code).toBe(NOT_FOUND.code);
  expect((await elsewhere.send(nomination.send, { cooperationId, vacancyId, studentId, words })).code).toBe(
    NOT_FOUND.code,
  );
  const own = await bound(learner);
  const theirs = await openVacancy(otherBoss, operator, { vacancyName: '别家的' });
  expect((await send({ studentId: own, vacancyId: theirs })).code).toBe(NOT_FOUND.code);
  const closed = await openVacancy(boss, operator, { vacancyName: '要关的' });
  const waits = await recommended(false, closed);
  await boss.send(desk.close, { id: closed });
  expect((await send({ studentId: own, vacancyId: closed })).code).toBe(failures.NO_LONGER_OPEN.code);
  expect((await waits.learner.send(nomination.answer, { id: waits.id, isAgreed: 1 })).code).toBe(
    failures.NO_LONGER_OPEN.code,
  );
  await db.update(orgStudent).set({ userNo: null, bindStatus: 0 }).where(eq(orgStudent.id, own));
  expect((await send({ studentId: own })).code).toBe(failures.NOT_BOUND.code);
  expect((await send({ studentId: own, words: '' })).data).toMatchObject({ issues: [{ path: 'words' }] });
});

it('learners are found by name or number, with how it stands for the vacancy', async () => {
  const { studentId } = await recommended(true);
  const found = (await school.send(nomination.learners, { vacancyId, str: `学员${next}` })).data;
  expect(found.list).toMatchObject([{ studentId, nominationState: NominationState.agreed }]);
  expect((await school.send(nomination.learners, { vacancyId: '1', str: `2023${next}` })).data.list).toMatchObject([
    { studentId, nominationState: null },
  ]);
  expect((await elsewhere.send(nomination.learners, { vacancyId, str: `学员${next}` })).data.totalCount).toBe(0);
});

it('whoever fits best comes first, of those who let their school see it', async () => {
  const abilities = [{ abilityId: itemId, abilityLevel: 2 }];
  const post = await openVacancy(boss, operator, { vacancyName: '看匹配度的职位', abilities });
  const [shy, good, better] = [await applicant(t, '不给看'), await applicant(t, '合得来'), await applicant(t, '更合')];
  const numbers: string[] = [];
  for (const [at, learner] of [shy, good, better].entries()) {
    await bound(learner);
    numbers.push(`2023${next}`);
    await db.insert(matchPerson).values({ userNo: learner.userNo, gmtModified: '2026-11-24 10:00:00' });
    await db.insert(vacancyMatch).values({ userNo: learner.userNo, vacancyId: post, percent: [90, 60, 80][at]! });
  }
  for (const learner of [good, better]) await learner.send(recomment.agreeSchool, { isSeenBySchool: 1 });
  const seen = async () => (await school.send(nomination.learners, { vacancyId: post, pageSize: 100 })).data.list;
  const first = (await seen()).slice(0, 2).map(({ studentNumber, percent }) => [studentNumber, percent]);
  expect(first).toEqual([
    [numbers[2], 80],
    [numbers[1], 60],
  ]);
  expect((await seen()).find(({ studentNumber }) => studentNumber === numbers[0])!.percent).toBeNull();
  // Whoever keeps to themselves what the vacancy asks for is told nothing of, for the percent would give it away.
  const kept = { userNo: good.userNo, abilityId: itemId, visibility: Visibility.onlyMe };
  await db.insert(abilityVisibility).values({ ...kept, gmtModified: '2026-11-24 10:00:00' });
  expect((await seen()).find(({ studentNumber }) => studentNumber === numbers[1])!.percent).toBeNull();
  await db.delete(abilityVisibility);
  // Taken back it is gone at once; what enterprises may find is another matter.
  await better.send(recomment.agreeSchool, { isSeenBySchool: 0 });
  expect((await better.send(recomment.consent)).data).toMatchObject({ isFindable: 0, isSeenBySchool: 0 });
  expect((await seen())[0]).toMatchObject({ studentNumber: numbers[1], percent: 60 });
});

it('each side answers for itself alone', async () => {
  const { learner, id } = await recommended(true);
  expect((await school.send(nomination.reply, { id, nominationState: 5 })).code).toBe(NOT_FOUND.code);
  expect((await boss.send(nomination.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await boss.send(nomination.answer, { id, isAgreed: 0 })).code).toBe(NOT_FOUND.code);
  expect((await elsewhere.send(nomination.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await learner.send(nomination.received)).code).toBe(NO_PERMISSION.code);
  expect((await boss.send(nomination.sent)).data.totalCount).toBe(0);
  const replies = await Promise.all(
    ([5, 6] as const).map((nominationState) => boss.send(nomination.reply, { id, nominationState })),
  );
  expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, failures.NOMINATION_MOVED_ON.code]);
  expect((await school.send(nomination.withdraw, { id })).code).toBe(failures.NOMINATION_MOVED_ON.code);
});

it('when the cooperation ends, nobody is asked any more, and who agreed decides alone', async () => {
  const asked = await recommended(false);
  const agreed = await recommended(true);
  await boss.send(cooperation.end, { id: cooperationId, endReason: '今年招满了' });
  expect((await asked.learner.send(nomination.answer, { id: asked.id, isAgreed: 1 })).code).toBe(
    failures.NOMINATION_MOVED_ON.code,
  );
  expect(await ids(boss)).toContain(agreed.id);
  const studentId = await bound(await t.person());
  expect((await school.send(nomination.send, { cooperationId, vacancyId, studentId, words })).code).toBe(
    failures.NOT_COOPERATING.code,
  );
  expect((await agreed.learner.send(nomination.takeBack, { id: agreed.id })).code).toBe(200);
  expect(await ids(boss)).not.toContain(agreed.id);
});
