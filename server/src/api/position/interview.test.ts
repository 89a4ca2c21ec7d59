import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/position/hiringFailures.ts';
import * as interview from '#contract/position/interview.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import * as messages from '#contract/user/msg.ts';
import { remindInterviews } from '#server/domain/interviews/remind.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-24T10:00:00+08:00');
t.setNow(START);
await offerVacancyChoices(t);

let [boss, colleague, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  const made = await makeHiring(t, '云杉数据');
  boss = made.boss;
  colleague = await t.person({ userType: 5, orgNo: made.orgNo, isAdmin: true, nickname: '另一位面试官' });
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { vacancyName: '数据分析助理' });
});

async function applied(nickname: string) {
  const person = await applicant(t, nickname);
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['education', 'contact'] })).data;
  return { person, applicationId: id };
}

const ask = (applicationId: string, slots: string[], more: object = {}) => ({
  applicationId,
  interviewName: '一面',
  interviewWay: 3 as const,
  place: 'https://meet.example.com/r/7',
  words: '聊聊你的看板',
  minutes: 45,
  slots,
  members: [boss!.userNo],
  ...more,
});

const own = async (person: Person) => (await person.send(interview.mine)).data.list[0]!;
const row = async (id: string, by = boss!) =>
  (await by.send(interview.list, { pageSize: 100 })).data.list.find((one) => one.id === id)!;

it('is asked with times, one of them is taken, and both sides read the same', async () => {
  const { person, applicationId } = await applied('来面试的人');
  const asked = ask(applicationId, ['2026-11-26 15:00:00', '2026-11-25 09:00:00']);
  const { id } = (await boss!.send(interview.propose, asked)).data;
  const mine = await own(person);
  expect(mine).toMatchObject({ interviewState: InterviewState.proposed, place: asked.place, orgName: '云杉数据' });
  expect(mine.slots.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt.slice(11)}`)).toEqual([
    '2026-11-25 09:00:00/09:45:00',
    '2026-11-26 15:00:00/15:45:00',
  ]);
  const [card] = (await boss!.send(talent.list, { str: '来面试' })).data.list;
  expect(card).toMatchObject({ applicationState: 6 });
  expect((await person.send(interview.accept, { id, slotId: mine.slots[1]!.id })).code).toBe(200);
  expect(await row(id)).toMatchObject({
    interviewState: InterviewState.accepted,
    startsAt: '2026-11-26 15:00:00',
    name: '来面试的人',
  });
  expect((await boss!.send(messages.list, {})).data.list[0]!.msgTitle).toContain('约在 2026-11-26 15:00');
});

it('what cannot be is refused at its field', async () => {
  const { applicationId } = await applied('填错的人');
  const wrong: [object, string][] = [
    [{ slots: ['2026-11-24 09:00:00'] }, 'slots.0'],
    [{ slots: ['2026-12-24 09:00:00', '2026-12-24 09:30:00'] }, 'slots.1'],
    [{ slots: ['2027-11-24 09:00:00'] }, 'slots.0'],
    [{ slots: [] }, 'slots'],
    [{ place: 'http://plain.example.com' }, 'place'],
    [{ interviewWay: 2, place: '打我电话' }, 'place'],
    [{ minutes: 5 }, 'minutes'],
    [{ members: [stranger!.userNo] }, 'members'],
    [{ members: [] }, 'members'],
  ];
  for (const [more, path] of wrong) {
    const reply = await boss!.send(interview.propose, ask(applicationId, ['2026-12-24 09:00:00'], more));
    expect(reply.code, JSON.stringify(more)).toBe(INVALID_INPUT.code);
    expect((reply.data as unknown as { issues: { path: string }[] }).issues[0]!.path).toBe(path);
  }
  expect((await boss!.send(interview.list, { applicationId })).data.totalCount).toBe(0);
});

it('nobody is at two interviews at once: neither the candidate nor an interviewer, at the same press neither', async () => {
  const [one, other] = [await applied('撞车甲'), await applied('撞车乙')];
  const times = ['2026-11-27 09:00:00'];
  const first = (await boss!.send(interview.propose, ask(one.applicationId, times))).data.id;
  const second = (await boss!.send(interview.propose, ask(other.applicationId, ['2026-11-27 09:30:00']))).data.id;
  const slots = [(await own(one.person)).slots[0]!.id, (await own(other.person)).slots[0]!.id];
  const both = await Promise.all([
    one.person.send(interview.accept, { id: first, slotId: slots[0]! }),
    other.person.send(interview.accept, { id: second, slotId: slots[1]! }),
  ]);
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.INTERVIEWER_BUSY.code]);
  const third = await boss!.send(interview.propose, ask(other.applicationId, times));
  expect(third.code).toBe(failures.INTERVIEWER_BUSY.code);
  const winner = both[0].code === 200 ? one : other;
  const apart = ask(winner.applicationId, ['2026-11-27 09:15:00'], { members: [colleague!.userNo] });
  const { id } = (await boss!.send(interview.propose, apart)).data;
  const mine = (await winner.person.send(interview.mine)).data.list.find((each) => each.id === id)!;
  expect((await winner.person.send(interview.accept, { id, slotId: mine.slots[0]!.id })).code).toBe(
    failures.CANDIDATE_BUSY.code,
  );
});

it('is moved, declined, cancelled; what is over takes no step more', async () => {
  const { person, applicationId } = await applied('改时间的人');
  const { id } = (await boss!.send(interview.propose, ask(applicationId, ['2026-11-28 09:00:00']))).data;
  const before = (await own(person)).slots[0]!.id;
  expect((await person.send(interview.askMove, { id, answerText: '那天有课' })).code).toBe(200);
  expect(await row(id)).toMatchObject({ interviewState: InterviewState.moving, answerText: '那天有课' });
  expect((await person.send(interview.accept, { id, slotId: before })).code).toBe(failures.INTERVIEW_MOVED_ON.code);
  const moved = { id, minutes: 30, slots: ['2026-11-29 14:00:00'] };
  expect((await boss!.send(interview.reschedule, moved)).code).toBe(200);
  expect((await person.send(interview.accept, { id, slotId: before })).code).toBe(NOT_FOUND.code);
  expect((await person.send(interview.accept, { id, slotId: (await own(person)).slots[0]!.id })).code).toBe(200);
  expect((await boss!.send(interview.cancel, { id })).code).toBe(200);
  for (const call of [interview.cancel, interview.finish, interview.noShow])
    expect((await boss!.send(call, { id })).code, call.path).toBe(failures.INTERVIEW_MOVED_ON.code);
  expect((await person.send(interview.decline, { id })).code).toBe(failures.INTERVIEW_MOVED_ON.code);
  const again = (await boss!.send(interview.propose, ask(applicationId, ['2026-11-30 09:00:00']))).data.id;
  expect((await person.send(interview.decline, { id: again, answerText: '已经入职别处' })).code).toBe(200);
  expect(await row(again)).toMatchObject({ interviewState: InterviewState.declined });
});

it('others reach nothing: another enterprise, another person, a school', async () => {
  const { person, applicationId } = await applied('被保护的人');
  const { id } = (await boss!.send(interview.propose, ask(applicationId, ['2026-12-01 09:00:00']))).data;
  const slotId = (await own(person)).slots[0]!.id;
  const other = await applicant(t);
  expect((await other.send(interview.accept, { id, slotId })).code).toBe(NOT_FOUND.code);
  expect((await other.send(interview.decline, { id })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(interview.cancel, { id })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(interview.propose, ask(applicationId, ['2026-12-02 09:00:00']))).code).toBe(
    NOT_FOUND.code,
  );
  expect((await stranger!.send(interview.list)).data.totalCount).toBe(0);
  const school = await t.person({ userType: 4 });
  expect((await school.send(interview.list)).code).toBe(NO_PERMISSION.code);
  await person.send(vacancy.withdraw, { id: applicationId });
  expect((await own(person)).interviewState).toBe(InterviewState.declined);
  expect((await boss!.send(interview.list, { pageSize: 100 })).data.list.map((one) => one.id)).not.toContain(id);
});

it('both are reminded once within a day; interviewers score alone, and the candidate hears how it went', async () => {
  const { person, applicationId } = await applied('面完的人');
  const members = [boss!.userNo, colleague!.userNo];
  const asked = ask(applicationId, ['2026-12-05 10:00:00'], { members });
  const { id } = (await boss!.send(interview.propose, asked)).data;
  await person.send(interview.accept, { id, slotId: (await own(person)).slots[0]!.id });
  const titles = async (who: Person) => (await who.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
  const isReminder = (title: string) => title.includes('12-05 10:00 有一场面试');
  await remindInterviews({ db, clock: () => new Date('2026-12-04T09:59:00+08:00') });
  expect((await titles(person)).filter(isReminder)).toHaveLength(0);
  for (const minute of ['10:01', '10:11']) {
    await remindInterviews({ db, clock: () => new Date(`2026-12-04T${minute}:00+08:00`) });
    for (const who of [person, boss!, colleague!]) expect((await titles(who)).filter(isReminder)).toHaveLength(1);
  }
  const sheet = { id, skill: 4, talk: 5, fit: 3, interviewVerdict: 1 as const, remark: '思路清楚' };
  expect((await boss!.send(interview.score, sheet)).code).toBe(failures.TOO_EARLY.code);
  expect((await boss!.send(interview.finish, { id })).code).toBe(failures.TOO_EARLY.code);
  await staySignedIn(t);
  t.setNow(new Date('2026-12-05T11:00:00+08:00'));
  expect((await boss!.send(interview.score, sheet)).code).toBe(200);
  const sheetsOf = async (by: Person) => (await row(id, by)).members.map((one) => one.sheet?.remark ?? null);
  expect(await sheetsOf(colleague!)).toEqual([null, null]);
  await colleague!.send(interview.score, { ...sheet, remark: '还要练', interviewVerdict: 2 });
  expect(await sheetsOf(colleague!)).toEqual(['思路清楚', '还要练']);
  expect((await boss!.send(interview.feedback, { id, feedback: '谢谢' })).code).toBe(failures.INTERVIEW_MOVED_ON.code);
  expect((await boss!.send(interview.finish, { id })).code).toBe(200);
  expect((await boss!.send(interview.feedback, { id, feedback: '项目讲得好，SQL 再练练' })).code).toBe(200);
  const mine = await own(person);
  expect(mine).toMatchObject({ interviewState: InterviewState.done, feedback: '项目讲得好，SQL 再练练' });
  expect(JSON.stringify(mine)).not.toMatch(/思路清楚|还要练/);
  t.setNow(START);
});

it('somebody who does not come is marked so, and whoever does not interview scores nothing', async () => {
  const { person, applicationId } = await applied('没来的人');
  const { id } = (await boss!.send(interview.propose, ask(applicationId, ['2026-12-08 10:00:00']))).data;
  await person.send(interview.accept, { id, slotId: (await own(person)).slots[0]!.id });
  await staySignedIn(t);
  t.setNow(new Date('2026-12-08T10:30:00+08:00'));
  const sheet = { id, skill: 1, talk: 1, fit: 1, interviewVerdict: 3 as const };
  expect((await colleague!.send(interview.score, sheet)).code).toBe(failures.NOT_INTERVIEWER.code);
  expect((await boss!.send(interview.noShow, { id })).code).toBe(200);
  expect((await own(person)).interviewState).toBe(InterviewState.noShow);
  expect((await boss!.send(interview.score, sheet)).code).toBe(failures.INTERVIEW_MOVED_ON.code);
  t.setNow(START);
});
