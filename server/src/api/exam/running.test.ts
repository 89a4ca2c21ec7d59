import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as fails from '#contract/exam/runningFailures.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SittingEventKind, SittingState, SubmitKind, Verdict } from '#contract/rules/assessments.ts';
import { RunState } from '#contract/rules/running.ts';
import * as messages from '#contract/user/msg.ts';
import { assessment, assessmentCandidate, assessmentStaff } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { answerLog, examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await t.person({ userType: 2, nickname: '罗闻笙' });
const helper = await t.person({ userType: 2, nickname: '许可为' });
const stranger = await t.person({ userType: 2 });
const NOW = '2026-11-21T10:00:00+08:00';
const at = (wire: string) => t.setNow(new Date(`${wire.replace(' ', 'T')}+08:00`));

let paper: MadePaper;
let assessmentId: string;
const all = { isForAll: 1 as const, candidateIds: [] };
const reason = '机房网络中断';

beforeEach(async () => {
  t.setNow(new Date(NOW));
  paper = await makePaper(db, { authorUserNo: author.userNo });
  const facts = { authorUserNo: author.userNo, paper, title: '阶段测评二' };
  assessmentId = await makeAssessment(db, { ...facts, beginsAt: '2026-11-21 09:00:00', endsAt: '2026-11-21 12:00:00' });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper.userNo });
});

async function candidate(wish: { name?: string; submittedAt?: string; hasBegun?: boolean } = {}) {
  const person = await t.person({ nickname: wish.name ?? '林晓' });
  const { userNo } = person;
  const candidateId = await addCandidate(db, assessmentId, userNo, paper);
  if (wish.hasBegun === false) return { person, candidateId, sittingId: '' };
  const times = { endsAt: '2026-11-21 12:00:00', ...(wish.submittedAt && { submittedAt: wish.submittedAt }) };
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper, ...times });
  return { person, candidateId, sittingId };
}

const sitting = async (id: string) => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;
const endOf = async () => (await db.select().from(assessment).where(eq(assessment.id, assessmentId)))[0]!.endsAt;
const eventsOf = (sittingId: string, eventKind: SittingEventKind) =>
  db
    .select()
    .from(sittingEvent)
    .where(and(eq(sittingEvent.sittingId, sittingId), eq(sittingEvent.eventKind, eventKind)));
const happen = (sittingId: string, eventKind: SittingEventKind, when: string, seconds = 0) =>
  db.insert(sittingEvent).values({ sittingId, assessmentId, eventKind, at: when, seconds });
const answer = async (sittingId: string, seq: number, slot: string, given: string, when: string) => {
  const moments = { givenAt: when, storedAt: when };
  await db
    .insert(answerLog)
    .values({ sittingId, seq, slot, answer: given, clientSeq: seq, tabTurn: 0, hash: `${seq}`, ...moments });
  await db.update(examSitting).set({ lastSavedAt: when }).where(eq(examSitting.id, sittingId));
};
const rowsOf = async (who: Person = author, input: object = {}) =>
  (await who.send(running.sittings, { assessmentId, ...input })).data.list;

describe('more time', () => {
  it('two who extend at once both count, for sittings and for the assessment; it is on record', async () => {
    const { sittingId } = await candidate();
    const longer = { assessmentId, ...all, reason };
    const replies = await Promise.all([
      author.send(running.extend, { ...longer, minutes: 5 }),
      helper.send(running.extend, { ...longer, minutes: 10 }),
    ]);
    expect(replies.map(({ code, data }) => [code, data.count])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect([(await sitting(sittingId)).endsAt, await endOf()]).toEqual(['2026-11-21 12:15:00', '2026-11-21 12:15:00']);
    expect(await eventsOf(sittingId, SittingEventKind.extended)).toHaveLength(2);
    expect((await sitting(sittingId)).grantedSeconds).toBe(900);
  });

  it('the chosen alone; who has not begun has it when they begin', async () => {
    const [one, other, late] = [await candidate(), await candidate(), await candidate({ hasBegun: false })];
    const candidateIds = [one.candidateId, late.candidateId];
    const { data } = await author.send(running.extend, { assessmentId, isForAll: 0, candidateIds, minutes: 5, reason });
    expect(data.count).toBe(2);
    const ends = [(await sitting(one.sittingId)).endsAt, (await sitting(other.sittingId)).endsAt, await endOf()];
    expect(ends).toEqual(['2026-11-21 12:05:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00']);
    const rows = await rowsOf(author, { sort: 'number' });
    expect(rows.map(({ extraMinutes }) => extraMinutes)).toEqual([5, 0, 5]);
  });

  it('not after handing in, not when nobody is meant, not for candidates of others', async () => {
    const { candidateId, sittingId } = await candidate({ submittedAt: '2026-11-21 09:50:00' });
    const chosen = { assessmentId, isForAll: 0, minutes: 5, reason } as const;
    const refused = await author.send(running.extend, { ...chosen, candidateIds: [candidateId] });
    expect(refused.code).toBe(fails.NOBODY_RUNNING.code);
    expect((await sitting(sittingId)).endsAt).toBe('2026-11-21 12:00:00');
    expect((await author.send(running.extend, { ...chosen, candidateIds: [] })).code).toBe(NOT_FOUND.code);
    const foreign = await makeAssessment(db, { authorUserNo: stranger.userNo, paper });
    const theirs = await addCandidate(db, foreign, stranger.userNo, paper);
    expect((await author.send(running.extend, { ...chosen, candidateIds: [theirs] })).code).toBe(NOT_FOUND.code);
  });

  it('not once it is over', async () => {
    at('2026-11-21 13:00:00');
    const { code } = await author.send(running.extend, { assessmentId, ...all, minutes: 5, reason });
    expect(code).toBe(fails.NOT_RUNNING.code);
  });
});

describe('a pause', () => {
  it('gives its time back; when everybody was stopped, the end of the whole moves too', async () => {
    const [one, two] = [await candidate(), await candidate()];
    await author.send(running.pause, { assessmentId, ...all, reason });
    expect((await sitting(one.sittingId)).pausedAt).toBe('2026-11-21 10:00:00');
    expect((await author.send(running.pause, { assessmentId, ...all, reason })).code).toBe(fails.NOBODY_TO_PAUSE.code);
    at('2026-11-21 10:07:30');
    expect((await author.send(running.resume, { assessmentId, ...all })).data.count).toBe(2);
    for (const { sittingId } of [one, two]) {
      expect(await sitting(sittingId)).toMatchObject({
        endsAt: '2026-11-21 12:07:30',
        pausedAt: null,
        grantedSeconds: 450,
      });
    }
    expect(await endOf()).toBe('2026-11-21 12:07:30');
    expect((await author.send(running.resume, { assessmentId, ...all })).code).toBe(fails.NOBODY_PAUSED.code);
  });

  it('of one moves nobody else', async () => {
    const [one, two] = [await candidate(), await candidate()];
    const chosen = { assessmentId, isForAll: 0 as const, candidateIds: [one.candidateId] };
    await author.send(running.pause, { ...chosen, reason });
    at('2026-11-21 10:01:00');
    await author.send(running.resume, chosen);
    const ends = [(await sitting(one.sittingId)).endsAt, (await sitting(two.sittingId)).endsAt, await endOf()];
    expect(ends).toEqual(['2026-11-21 12:01:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00']);
  });
});

describe('papers taken in', () => {
  it('by force: what was saved counts, once, and the candidate sees why', async () => {
    const { sittingId } = await candidate();
    const [single, judge] = paper.items;
    await answer(sittingId, 1, single!.itemId, 'b', '2026-11-21 09:30:00');
    await answer(sittingId, 2, judge!.itemId, '1', '2026-11-21 09:31:00');
    const codes = await Promise.all([
      author.send(running.forceSubmit, { sittingId, reason }),
      helper.send(running.forceSubmit, { sittingId, reason }),
    ]);
    expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, fails.NOT_ANSWERING.code]);
    expect(await sitting(sittingId)).toMatchObject({
      submitKind: SubmitKind.forced,
      submittedAt: '2026-11-21 10:00:00',
    });
    const answers = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, sittingId));
    expect(answers).toHaveLength(3);
    expect(answers.find(({ slot }) => slot === single!.itemId)).toMatchObject({ answer: 'b', points: single!.points });
    const [event] = await eventsOf(sittingId, SittingEventKind.submitted);
    expect(event).toMatchObject({ detail: `监考收卷：${reason}`, actorUserNo: expect.any(String) });
  });

  it('all at once when it is ended by its title; the paused ones too', async () => {
    const [one, two, done] = [
      await candidate(),
      await candidate(),
      await candidate({ submittedAt: '2026-11-21 09:50:00' }),
    ];
    await author.send(running.pause, { assessmentId, isForAll: 0, candidateIds: [two.candidateId], reason });
    const wrong = await author.send(running.end, { assessmentId, title: '阶段测评', reason });
    expect(wrong.code).toBe(fails.WRONG_TITLE.code);
    const { data } = await author.send(running.end, { assessmentId, title: '阶段测评二', reason });
    expect(data.count).toBe(2);
    expect([await endOf(), (await sitting(two.sittingId)).endsAt]).toEqual([
      '2026-11-21 10:00:00',
      '2026-11-21 10:00:00',
    ]);
    await t.runJobs();
    const kinds = await Promise.all(
      [one, two, done].map(async ({ sittingId }) => (await sitting(sittingId)).submitKind),
    );
    expect(kinds).toEqual([SubmitKind.forced, SubmitKind.forced, SubmitKind.self]);
    const again = await author.send(running.end, { assessmentId, title: '阶段测评二', reason });
    expect(again.code).toBe(fails.NOT_RUNNING.code);
  });

  it('void: on record, told, and perhaps once more', async () => {
    const { person, sittingId, candidateId } = await candidate();
    expect((await author.send(running.cancel, { sittingId, reason, maySitAgain: 1 })).code).toBe(200);
    expect((await author.send(running.cancel, { sittingId, reason })).code).toBe(fails.CANCELLED_ALREADY.code);
    expect((await sitting(sittingId)).sittingState).toBe(SittingState.cancelled);
    const [row] = await db.select().from(assessmentCandidate).where(eq(assessmentCandidate.id, candidateId));
    expect(row!.moreAttempts).toBe(1);
    const { data } = await person.send(messages.list);
    expect(data.list[0]!.msgTitle).toBe('「阶段测评二」的一次作答已作废，可以再考一次');
    await db.update(assessment).set({ releasedAt: '2026-11-21 09:59:00' }).where(eq(assessment.id, assessmentId));
    const out = await candidate();
    expect((await author.send(running.cancel, { sittingId: out.sittingId, reason })).code).toBe(
      fails.MARKS_ARE_OUT.code,
    );
  });
});

it('who comes late is let in, twice is once; who has begun needs it not', async () => {
  const late = await candidate({ hasBegun: false });
  for (const who of [author, helper]) {
    expect((await who.send(running.allowLate, { candidateId: late.candidateId, reason })).code).toBe(200);
  }
  expect((await rowsOf())[0]!.mayEnterLate).toBe(1);
  expect((await late.person.send(messages.list)).data.totalCount).toBe(1);
  const begun = await candidate();
  const refused = await author.send(running.allowLate, { candidateId: begun.candidateId, reason });
  expect(refused.code).toBe(fails.HAS_BEGUN.code);
});

it('a notice to all reaches all, one to the chosen only them', async () => {
  const [one, two] = [await candidate(), await candidate()];
  await author.send(running.notice, { assessmentId, ...all, content: '第 3 题的图已换' });
  const chosen = { assessmentId, isForAll: 0 as const, candidateIds: [one.candidateId] };
  await helper.send(running.notice, { ...chosen, content: '请检查网络' });
  const read = async ({ person, sittingId }: typeof one) =>
    (await person.send(running.notices, { sittingId })).data.list.map(({ content, isPersonal }) => [
      content,
      isPersonal,
    ]);
  expect(await read(one)).toEqual([
    ['请检查网络', 1],
    ['第 3 题的图已换', 0],
  ]);
  expect(await read(two)).toEqual([['第 3 题的图已换', 0]]);
  expect((await two.person.send(running.notices, { sittingId: one.sittingId })).code).toBe(NOT_FOUND.code);
});

describe('what is seen', () => {
  it('counts, the middle of the answers, the most urgent first; by state and by name', async () => {
    const quiet = await candidate({ name: '许嘉木' });
    const left = await candidate({ name: '唐一鸣' });
    const fine = await candidate({ name: '林晓' });
    await candidate({ name: '程既明', submittedAt: '2026-11-21 09:50:00' });
    await candidate({ name: '谢晚舟', hasBegun: false });
    for (const [{ sittingId }, countAnswered, lastSavedAt] of [
      [quiet, 1, '2026-11-21 09:50:00'],
      [left, 2, '2026-11-21 09:59:50'],
      [fine, 3, '2026-11-21 09:59:55'],
    ] as const) {
      await db.update(examSitting).set({ countAnswered, lastSavedAt }).where(eq(examSitting.id, sittingId));
    }
    for (const minute of ['01', '02', '03']) {
      await happen(left.sittingId, SittingEventKind.left, `2026-11-21 09:${minute}:00`, 8);
    }
    const { data } = await helper.send(running.overview, { assessmentId });
    expect(data.counts).toMatchObject({ all: 5, notBegun: 1, answering: 3, submitted: 1, suspicious: 1, attention: 2 });
    expect(data).toMatchObject({
      medianAnswered: 2,
      firstSubmittedAt: '2026-11-21 09:50:00',
      lastEndsAt: '2026-11-21 12:00:00',
      now: '2026-11-21 10:00:00',
      watcherNames: ['罗闻笙', '许可为'],
    });
    const rows = await rowsOf();
    expect(rows.map(({ userName }) => userName)).toEqual(['唐一鸣', '许嘉木', '谢晚舟', '林晓', '程既明']);
    expect(rows[0]).toMatchObject({ isSuspicious: 1, leaves: 3, awaySeconds: 24, countAnswered: 2, countItems: 3 });
    expect((await rowsOf(author, { show: 'notBegun' })).map(({ runState }) => runState)).toEqual([RunState.notBegun]);
    expect((await rowsOf(author, { show: 'attention' })).length).toBe(2);
    expect((await rowsOf(author, { keyword: '嘉木' })).map(({ isQuiet }) => isQuiet)).toEqual([1]);
  });

  it('what an outage of many explains is no suspicion, and says why', async () => {
    const people = [];
    for (let index = 0; index < 6; index += 1) people.push(await candidate({ name: `考生${index}` }));
    for (const { sittingId } of people) await happen(sittingId, SittingEventKind.offline, '2026-11-21 09:30:00', 60);
    const [one] = people;
    await happen(one!.sittingId, SittingEventKind.left, '2026-11-21 09:30:20', 70);
    expect((await rowsOf(author, { show: 'suspicious' })).length).toBe(0);
    const explained = (await author.send(running.evidence, { sittingId: one!.sittingId })).data;
    expect(explained.events.map(({ offlineThen }) => offlineThen)).toEqual([6, 6]);
    await happen(one!.sittingId, SittingEventKind.left, '2026-11-21 09:40:00', 70);
    const { data } = await author.send(running.evidence, { sittingId: one!.sittingId });
    expect(data).toMatchObject({ isSuspicious: 1, compared: { leaves: { own: 1, median: 0 } } });
    expect(data.events.at(-1)!.offlineThen).toBe(0);
    at('2026-11-21 11:00:00');
    expect((await author.send(running.heat, { assessmentId })).data.outages).toEqual([]);
    at('2026-11-21 09:45:00');
    expect((await author.send(running.heat, { assessmentId })).data.outages).toEqual([
      { from: '2026-11-21 09:30:00', seconds: 60, people: 6 },
    ]);
  });

  it('an answer that was changed right after coming back is on record; saves are counted by the minute', async () => {
    const { sittingId } = await candidate();
    const slot = paper.items[0]!.itemId;
    await answer(sittingId, 1, slot, 'b', '2026-11-21 09:40:00');
    await happen(sittingId, SittingEventKind.left, '2026-11-21 09:50:00', 41);
    await answer(sittingId, 2, slot, 'c', '2026-11-21 09:50:59');
    const { data } = await author.send(running.evidence, { sittingId });
    expect(data.events.map(({ countChanged }) => countChanged)).toEqual([1]);
    const heat = (await author.send(running.heat, { assessmentId })).data;
    expect(heat.from).toBe('2026-11-21 09:31:00');
    const [group] = heat.groups;
    expect(group!.counts.flatMap((n, index) => (n > 0 ? [[index, n]] : []))).toEqual([
      [9, 1],
      [19, 1],
    ]);
  });
});

it('before it begins: who tried out their device, and what was found', async () => {
  const [fine, bad] = [
    await candidate({ name: '林晓', hasBegun: false }),
    await candidate({ name: '夏竹', hasBegun: false }),
  ];
  await candidate({ hasBegun: false });
  const tried = (isFine: 0 | 1) => [
    { name: '网络', isFine, found: isFine === 1 ? '' : '来回 900 毫秒' },
    { name: '浏览器', isFine: 1 as const, found: '' },
  ];
  for (const [{ candidateId }, isFine] of [
    [fine, 1],
    [bad, 0],
  ] as const) {
    const done = { rehearsedAt: '2026-11-20 20:00:00', rehearsal: tried(isFine) };
    await db.update(assessmentCandidate).set(done).where(eq(assessmentCandidate.id, candidateId));
  }
  const { data } = await helper.send(running.readiness, { assessmentId });
  const checks = [
    { name: '网络', tried: 2, fine: 1 },
    { name: '浏览器', tried: 2, fine: 2 },
  ];
  expect(data.groups).toEqual([{ name: '单个添加', all: 3, rehearsed: 2, checks }]);
  expect(data.troubled).toMatchObject([{ userName: '夏竹', found: '网络：来回 900 毫秒' }]);
  expect((await author.send(running.overview, { assessmentId })).data.counts).toMatchObject({
    rehearsed: 2,
    rehearsedBadly: 1,
  });
});

describe('a verdict', () => {
  it('needs two; it lifts the mark, and the candidate is told', async () => {
    const { person, sittingId } = await candidate();
    await happen(sittingId, SittingEventKind.left, '2026-11-21 09:40:00', 90);
    expect((await rowsOf())[0]!.isSuspicious).toBe(1);
    const seen = { sittingId, verdict: Verdict.fine };
    expect((await helper.send(running.confirmVerdict, seen)).code).toBe(fails.NO_VERDICT.code);
    await author.send(running.verdict, { ...seen, reason: '输入法故障属实' });
    expect((await author.send(running.confirmVerdict, seen)).code).toBe(fails.OWN_VERDICT.code);
    expect((await rowsOf())[0]).toMatchObject({ isSuspicious: 1, isConfirmed: 0 });
    const other = await helper.send(running.confirmVerdict, { sittingId, verdict: Verdict.noted });
    expect(other.code).toBe(fails.OTHER_VERDICT.code);
    expect((await helper.send(running.confirmVerdict, seen)).code).toBe(200);
    expect((await rowsOf())[0]).toMatchObject({ isSuspicious: 0, isConfirmed: 1, verdict: Verdict.fine });
    expect((await person.send(messages.list)).data.list[0]!.msgTitle).toContain('不算异常');
    const again = await author.send(running.verdict, { sittingId, verdict: Verdict.talk, reason });
    expect(again.code).toBe(fails.VERDICT_STANDS.code);
    const { data } = await helper.send(running.evidence, { sittingId });
    expect(data).toMatchObject({ verdictName: '罗闻笙', confirmName: '许可为', isOwnVerdict: 0 });
  });
});

it('nobody else sees or does any of it; the sheet opens for who watches', async () => {
  const { person, sittingId, candidateId } = await candidate();
  for (const who of [stranger, person]) {
    const replies = await Promise.all([
      who.send(running.overview, { assessmentId }),
      who.send(running.extend, { assessmentId, ...all, minutes: 5, reason }),
      who.send(running.forceSubmit, { sittingId, reason }),
      who.send(running.allowLate, { candidateId, reason }),
      who.send(running.verdict, { sittingId, verdict: Verdict.noted, reason }),
      who.send(running.exportRun, { assessmentId }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => NOT_FOUND.code));
  }
  const { data } = await helper.send(running.exportRun, { assessmentId });
  expect(Buffer.from(data.content, 'base64').subarray(0, 2).toString()).toBe('PK');
  expect(data.fileName).toBe('考场记录 阶段测评二 2026-11-21.xlsx');
});

it('an extension and those who begin at the same moment: everybody has the minutes, nobody twice', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 8; count += 1) people.push((await candidate({ hasBegun: false })).person);
  const begin = (who: Person) => who.send(sittings.begin, { assessmentId, tabKey: 'tab-one-1' });
  const extend = (who: Person) => who.send(running.extend, { assessmentId, ...all, minutes: 5, reason });
  const replies = await Promise.all([
    ...people.slice(0, 4).map(begin),
    extend(author),
    ...people.slice(4).map(begin),
    extend(helper),
  ]);
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
  expect(await endOf()).toBe('2026-11-21 12:10:00');
  const begun = await db.select().from(examSitting).where(eq(examSitting.assessmentId, assessmentId));
  expect(begun.map(({ endsAt }) => endsAt)).toEqual(people.map(() => '2026-11-21 12:10:00'));
});
