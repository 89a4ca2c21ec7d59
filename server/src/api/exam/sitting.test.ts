import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as sitting from '#contract/exam/sitting.ts';
import * as fails from '#contract/exam/sittingFailures.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { TOO_LARGE } from '#contract/kit/errors.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { LateRule, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { tabKeyOf } from '#contract/rules/sittings.ts';
import { momentOf } from '#contract/rules/time.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { answerLog, examSitting } from '#server/db/schema/sitting.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const TAB = 'tab-one-1';
const at = (time: string, day = '2026-11-23') => t.setNow(momentOf(`${day} ${time}`));
let teacher: Person;
let learner: Person;
let paper: MadePaper;
let assessmentId: string;

const wish = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 11:00:00', minutes: 60 };

beforeEach(async () => {
  at('09:00:00');
  teacher = await t.person({ userType: 2 });
  learner = await t.person({ nickname: '林晓' });
  paper = await makePaper(db, {
    authorUserNo: teacher.userNo,
    samples: ['single', 'multiple', 'judge', 'blanks', 'number', 'short', 'essay'],
  });
  assessmentId = await makeAssessment(db, { authorUserNo: teacher.userNo, paper, ...wish });
  await addCandidate(db, assessmentId, learner.userNo, paper);
});

const begin = async (who = learner, tabKey = TAB) => who.send(sitting.begin, { assessmentId, tabKey });
const begun = async (): Promise<string> => (await begin()).data.id;
const view = async (id: string, tabKey = TAB) => (await learner.send(sitting.view, { id, tabKey })).data;
const slot = (index: number): string => paper.items[index]!.itemId;
const entry = (clientSeq: number, answer: unknown, more: object = {}) =>
  ({ clientSeq, slot: slot(0), answer, givenAt: 1000, ...more }) as never;
const save = (id: string, entries: never[], more: object = {}, who = learner) =>
  who.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries, ...more });
const chainOf = async (id: string) => (await learner.send(sitting.receipts, { id, pageSize: 100 })).data;

describe('beginning', () => {
  it('is possible within the window, once at a time, and goes on where it was', async () => {
    at('08:59:59');
    expect((await begin()).code).toBe(fails.NOT_YET.code);
    at('09:00:00');
    const replies = await Promise.all([1, 2, 3].map(() => begin()));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect(replies[0]!.data.endsAt).toBe('2026-11-23 10:00:00');
    expect((await begin()).data).toMatchObject({ id: replies[0]!.data.id, isResumed: 1 });
    at('11:00:00');
    const other = await t.person();
    await addCandidate(db, assessmentId, other.userNo, paper);
    expect((await begin(other)).code).toBe(fails.CLOSED.code);
  });

  it('is for its candidates; what is open to all takes whoever comes', async () => {
    const others = await Promise.all([t.person(), t.person()]);
    expect((await begin(others[0])).code).toBe(fails.ASSESSMENT_GONE.code);
    expect((await others[0].send(sitting.entry, { assessmentId })).code).toBe(fails.ASSESSMENT_GONE.code);
    await db.update(assessment).set({ isOpen: 1 }).where(eq(assessment.id, assessmentId));
    const replies = await Promise.all([...others, ...others].map((who) => begin(who)));
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(await db.$count(assessmentCandidate, eq(assessmentCandidate.assessmentId, assessmentId))).toBe(3);
  });

  it('has its number of attempts, and the time for entering', async () => {
    const id = await begun();
    await learner.send(sitting.submit, { id, tabTurn: 1 });
    expect((await begin()).code).toBe(fails.NO_ATTEMPT_LEFT.code);
    await db.update(assessmentCandidate).set({ moreAttempts: 1 }).where(eq(assessmentCandidate.userNo, learner.userNo));
    const again = await begin();
    expect(again.data.id).not.toBe(id);
    expect((await view(again.data.id)).attempt).toBe(2);
  });

  it('tells the rules before, and keeps the rehearsal', async () => {
    const told = (await learner.send(sitting.entry, { assessmentId })).data;
    expect(told).toMatchObject({ refusal: '', runningId: '', attempts: 1, used: 0, questionCount: 7 });
    const checks = [{ name: 'net', isFine: 1, found: '34 毫秒' }] as const;
    const bad = [{ name: 'net', isFine: 0, found: '没有回应' }] as const;
    expect((await learner.send(sitting.rehearse, { assessmentId, checks: [...bad] })).data.isPassed).toBe(0);
    expect((await learner.send(sitting.rehearse, { assessmentId, checks: [...checks] })).data.isPassed).toBe(1);
    const after = (await learner.send(sitting.entry, { assessmentId })).data;
    expect(after).toMatchObject({ rehearsedAt: '2026-11-23 09:00:00', rehearsal: [{ found: '34 毫秒' }] });
    expect((await learner.send(sitting.probe, { content: '演练' })).data.hash).toHaveLength(64);
  });
});

describe('saving', () => {
  it('stores in order, returns receipts that can be checked, and shows the last answer', async () => {
    const id = await begun();
    const first = (await save(id, [entry(1, 'a'), entry(2, ['b', 'c'], { slot: slot(1) })])).data;
    expect(first.receipts.map(({ seq, clientSeq }) => [seq, clientSeq])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const second = (await save(id, [entry(3, 'b')])).data;
    expect(second).toMatchObject({ lastSeq: 3, countAnswered: 2, refused: [] });
    const { answers, lastClientSeq } = await view(id);
    expect(lastClientSeq).toBe(3);
    expect(new Map(answers.map((one) => [one.slot, one.answer]))).toEqual(
      new Map<string, unknown>([
        [slot(0), 'b'],
        [slot(1), ['b', 'c']],
      ]),
    );
    const { hash, seq } = second.receipts[0]!;
    const genuine = await learner.send(sitting.verifyReceipt, { id, seq, hash });
    expect(genuine.data).toMatchObject({ isGenuine: 1, receipt: { answer: 'b', seq: 3 } });
    expect((await learner.send(sitting.verifyReceipt, { id, seq: 2, hash })).data.isGenuine).toBe(0);
    expect((await chainOf(id)).isIntact).toBe(1);
    await db.update(answerLog).set({ answer: 'c' }).where(eq(answerLog.seq, 1));
    expect((await chainOf(id)).isIntact).toBe(0);
  });

  it('an answer that comes again is stored once, also beside new ones', async () => {
    const id = await begun();
    const [one] = (await save(id, [entry(1, 'a')])).data.receipts;
    expect((await save(id, [entry(1, 'a'), entry(2, 'b')])).data.receipts[0]).toEqual(one);
    expect((await save(id, [entry(1, 'c'), entry(1, 'a')])).data.receipts).toEqual([one]);
    expect((await chainOf(id)).totalCount).toBe(2);
    await learner.send(sitting.submit, { id, tabTurn: 1 });
    expect((await save(id, [entry(1, 'a')])).data.receipts).toEqual([one]);
    expect((await save(id, [entry(3, 'a')])).code).toBe(fails.SITTING_OVER.code);
  });

  it('twenty at once make one chain', async () => {
    const id = await begun();
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const replies = await Promise.all(numbers.map((n) => save(id, [entry(n, 'abcd'[n % 4])])));
    expect(replies.flatMap(({ data }) => data.receipts.map(({ seq }) => seq)).sort((x, y) => x - y)).toEqual(numbers);
    const chain = await chainOf(id);
    expect(chain).toMatchObject({ totalCount: 20, isIntact: 1 });
    expect((await view(id)).lastSeq).toBe(20);
  });

  it('a bad answer refuses no other', async () => {
    const id = await begun();
    const sent = [
      entry(1, 'a'),
      entry(2, 'a', { slot: '999' }),
      entry(3, { no: 'shape' }),
      entry(4, '长'.repeat(21_000), { slot: slot(5) }),
      entry(5, 1, { slot: slot(2) }),
    ];
    const { data } = await save(id, sent);
    expect(data.receipts.map(({ clientSeq }) => clientSeq)).toEqual([1, 5]);
    expect(data.refused).toEqual([
      { clientSeq: 2, reason: 'slot' },
      { clientSeq: 3, reason: 'shape' },
      { clientSeq: 4, reason: 'shape' },
    ]);
    const huge = await save(id, [entry(6, '长'.repeat(1_700_000), { slot: slot(6) })]);
    expect(huge).toMatchObject({ code: TOO_LARGE.code, msg: TOO_LARGE.msg });
  });

  it('what is taken back is no answer any more, and scripts do not stay in an essay', async () => {
    const id = await begun();
    await save(id, [entry(1, 'a'), entry(2, '<p>好<script>alert(1)</script></p>', { slot: slot(6) })]);
    expect((await save(id, [entry(3, null)])).data.countAnswered).toBe(1);
    expect((await save(id, [entry(4, '  ', { slot: slot(5) })])).data.countAnswered).toBe(1);
    const essay = (await view(id)).answers.find((one) => one.slot === slot(6));
    expect(essay?.answer).toBe('<p>好</p>');
  });

  it('an answer given before the end counts when it arrives in the grace, by the clock of the server', async () => {
    const id = await begun();
    at('10:00:30');
    const hour = 3_600_000;
    const { data } = await save(
      id,
      [entry(1, 'a', { givenAt: 5 * hour }), entry(2, 'b', { givenAt: 5 * hour + 39_000 })],
      { sentAt: 5 * hour + 40_000 },
    );
    expect(data.receipts.map(({ clientSeq }) => clientSeq)).toEqual([1]);
    expect(data.refused).toEqual([{ clientSeq: 2, reason: 'late' }]);
    at('10:01:01');
    expect((await save(id, [entry(3, 'c', { givenAt: 0 })], { sentAt: 9 * hour })).code).toBe(fails.SITTING_OVER.code);
  });

  it('nobody else may do anything with it', async () => {
    const id = await begun();
    const other = await t.person();
    await addCandidate(db, assessmentId, other.userNo, paper);
    const [receipt] = (await save(id, [entry(1, 'a')])).data.receipts;
    const codes = await Promise.all([
      save(id, [entry(2, 'b')], {}, other),
      other.send(sitting.view, { id, tabKey: TAB }),
      other.send(sitting.submit, { id, tabTurn: 1 }),
      other.send(sitting.takeOver, { id, tabKey: 'another-1' }),
      other.send(sitting.receipts, { id }),
      other.send(sitting.verifyReceipt, { id, seq: 1, hash: receipt!.hash }),
      other.send(sitting.trail, { id }),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(Array(7).fill(fails.SITTING_GONE.code));
    expect((await chainOf(id)).totalCount).toBe(1);
  });
});

describe('another tab', () => {
  it('reads until it takes over, and then what the older sends is refused', async () => {
    const id = await begun();
    expect((await view(id, 'tab-two-2')).isMine).toBe(0);
    const { tabTurn } = (await learner.send(sitting.takeOver, { id, tabKey: 'tab-two-2' })).data;
    expect(tabTurn).toBe(2);
    expect(await save(id, [entry(1, 'a')])).toMatchObject({ code: fails.TAKEN_OVER.code, msg: fails.TAKEN_OVER.msg });
    expect((await save(id, [entry(1, 'b')], { tabTurn })).data.lastSeq).toBe(1);
    expect((await learner.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(fails.TAKEN_OVER.code);
    expect((await learner.send(sitting.trail, { id })).data.list.map((one) => one.eventKind)).toEqual([7]);
    expect((await learner.send(sitting.takeOver, { id, tabKey: 'tab-two-2' })).data.tabTurn).toBe(2);
  });

  it('of the same browser is no other device; one of another browser is', async () => {
    const [computer, phone] = ['0123456789ab', 'ba9876543210'];
    const id = (await begin(learner, tabKeyOf(computer, 'one'))).data.id;
    const take = (key: string) => learner.send(sitting.takeOver, { id, tabKey: key });
    const devices = async () => (await learner.send(sitting.trail, { id })).data.totalCount;
    expect((await take(tabKeyOf(computer, 'two'))).data.tabTurn).toBe(2);
    expect(await devices()).toBe(0);
    expect((await take(tabKeyOf(phone, 'one'))).data.tabTurn).toBe(3);
    expect(await devices()).toBe(1);
    await take(tabKeyOf(computer, 'three'));
    expect(await devices()).toBe(2);
  });

  it('flags and notes belong to the tab whose turn it is', async () => {
    const id = await begun();
    await learner.send(sitting.flag, { id, tabTurn: 1, flagged: [slot(1)] });
    await learner.send(sitting.scratch, { id, tabTurn: 1, scratch: '3 日期不同，留' });
    expect(await view(id)).toMatchObject({ flagged: [slot(1)], scratch: '3 日期不同，留' });
    expect((await learner.send(sitting.flag, { id, tabTurn: 0, flagged: [] })).code).toBe(fails.TAKEN_OVER.code);
  });
});

describe('handing in', () => {
  it('collects the last answers once, however often it is sent', async () => {
    const id = await begun();
    await save(id, [entry(1, 'a'), entry(2, 'b'), entry(3, 0, { slot: slot(2) })]);
    const replies = await Promise.all([1, 2, 3].map(() => learner.send(sitting.submit, { id, tabTurn: 1 })));
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    const rows = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, id));
    expect(rows).toHaveLength(7);
    expect(rows.find((row) => row.slot === slot(0))).toMatchObject({ answer: 'b', countChange: 2, points: 20 });
    const [row] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    expect(row!.countSubmit).toBe(1);
    expect(await view(id)).toMatchObject({ sections: [], answers: [], submittedAt: '2026-11-23 09:00:00' });
  });

  it('what is left running is handed in by the server after the grace, as at its end', async () => {
    const id = await begun();
    await save(id, [entry(1, 'b')]);
    at('10:00:50');
    await t.runJobs();
    const read = async () => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;
    expect((await read()).sittingState).toBe(SittingState.running);
    at('10:01:01');
    const [first] = (await learner.send(sitting.records)).data.list;
    expect(first).toMatchObject({ id, submitKind: SubmitKind.time, submittedAt: '2026-11-23 10:00:00', points: null });
  });

  it('a paused sitting stays open', async () => {
    const id = await begun();
    await db.update(examSitting).set({ pausedAt: '2026-11-23 09:50:00' }).where(eq(examSitting.id, id));
    at('10:30:00');
    expect((await view(id)).sittingState).toBe(SittingState.running);
    expect((await save(id, [entry(1, 'b')])).code).toBe(200);
  });
});

describe('traces', () => {
  const told = (id: string, events: object[], sentAt = 1_000_000) =>
    learner.send(sitting.events, { id, tabTurn: 1, sentAt, events: events as never });

  it('are kept as far as the grade says, once, and their candidate may answer them', async () => {
    await db.update(assessment).set({ rules: { ...(await rulesNow()), proctorGrade: 1 } });
    const id = await begun();
    at('09:20:00');
    const left = { eventKind: 2, at: 990_000, seconds: 8 };
    await told(id, [left, { eventKind: 4, at: 995_000 }]);
    await told(id, [left]);
    const trail = async () => (await learner.send(sitting.trail, { id })).data.list;
    expect(await trail()).toMatchObject([{ eventKind: 2, at: '2026-11-23 09:19:50', seconds: 8, explanation: '' }]);
    const event = (await trail())[0]!.id;
    expect((await (await t.person()).send(sitting.explain, { id: event, explanation: '我' })).code).toBe(404);
    await learner.send(sitting.explain, { id: event, explanation: '弹出了系统更新' });
    expect((await trail())[0]).toMatchObject({ explanation: '弹出了系统更新' });
  });

  it('an outage that both sides saw is given back once', async () => {
    const id = await begun();
    at('09:20:00');
    const offline = { eventKind: 8, at: 1_000_000 - 300_000, seconds: 240 };
    const { data } = await told(id, [offline]);
    const paperVersionId = paper.versionId;
    expect(data).toEqual({ endsAt: '2026-11-23 10:04:00', outageSeconds: 240, creditedSeconds: 240, paperVersionId });
    expect((await told(id, [offline])).data).toMatchObject({ creditedSeconds: 0, outageSeconds: 240 });
    const trail = (await learner.send(sitting.trail, { id })).data;
    expect(trail).toMatchObject({ outageSeconds: 240, grantedSeconds: 240 });
    expect(trail.list[0]!.detail).toBe('按规则补时 240 秒');
  });

  it('an outage during which answers arrived is none', async () => {
    const id = await begun();
    for (const second of ['05', '10', '15', '20', '25', '30']) {
      at(`09:10:${second}`);
      await save(id, [entry(Number(second), 'a')]);
    }
    at('09:10:33');
    const { data } = await told(id, [{ eventKind: 8, at: 1_000_000 - 31_000, seconds: 31 }]);
    expect(data.creditedSeconds).toBe(0);
  });
});

const rulesNow = async () => (await db.select().from(assessment).where(eq(assessment.id, assessmentId)))[0]!.rules;

it('lists tell what is to do and no marks before they are released', async () => {
  const id = await begun();
  await learner.send(sitting.submit, { id, tabTurn: 1 });
  const mine = async (kinds?: number[]) => (await learner.send(sitting.mine, { kinds: kinds as never })).data.list;
  expect(await mine()).toMatchObject([{ assessmentId, sittingId: id, used: 1, attempts: 1, points: null }]);
  expect(await mine([3])).toEqual([]);
  await db.update(examSitting).set({ totalPoints: 90, sittingState: 3 }).where(eq(examSitting.id, id));
  await db.update(assessment).set({ releasedAt: '2026-11-24 08:00:00' }).where(eq(assessment.id, assessmentId));
  expect(await mine([2])).toMatchObject([{ points: 90 }]);
});

it('the list says whether one may begin: also what is taken late, until its marks are out', async () => {
  const kind = AssessmentKind.homework;
  const authorUserNo = teacher.userNo;
  const open = async (lateRule: LateRule) => {
    const id = await makeAssessment(db, { authorUserNo, paper, kind, ...wish, minutes: null, rules: { lateRule } });
    await addCandidate(db, id, learner.userNo, paper);
    return id;
  };
  const [late, refused] = [await open(LateRule.accept), await open(LateRule.refuse)];
  const mayBegin = async (id: string) =>
    (await learner.send(sitting.mine, {})).data.list.find((one) => one.assessmentId === id)!.mayBegin;
  expect([await mayBegin(late), await mayBegin(refused)]).toEqual([1, 1]);
  at('12:00:00');
  expect([await mayBegin(late), await mayBegin(refused)]).toEqual([1, 0]);
  const { id } = (await learner.send(sitting.begin, { assessmentId: late, tabKey: TAB })).data;
  await learner.send(sitting.submit, { id, tabTurn: 1 });
  expect(await mayBegin(late)).toBe(0);
});

it('no answer of a sitting holds a key, an explanation or a rubric: every call of it is asked', async () => {
  const said: string[] = [];
  const asked = new Set<string>();
  const ask = async (call: Endpoint, input: object = {}) => {
    asked.add(call.path);
    said.push(JSON.stringify(await learner.send(call, input)));
  };
  const content = '演练';
  await ask(sitting.probe, { content });
  await ask(sitting.rehearse, { assessmentId, checks: [] });
  await ask(sitting.entry, { assessmentId });
  await ask(sitting.mine);
  const id = await begun();
  await ask(sitting.begin, { assessmentId, tabKey: TAB });
  await ask(sitting.view, { id, tabKey: TAB });
  const entries = [entry(1, 'a'), entry(2, 'zz'), entry(3, '方差是什么', { slot: slot(5) })];
  await ask(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries });
  await ask(sitting.openSection, { id, tabTurn: 1, sectionId: '1' });
  await ask(sitting.receipts, { id });
  await ask(sitting.trail, { id });
  await ask(sitting.takeOver, { id, tabKey: TAB });
  await ask(sitting.flag, { id, tabTurn: 1, flagged: [slot(0)] });
  await ask(sitting.scratch, { id, tabTurn: 1, scratch: '草稿' });
  await ask(sitting.verifyReceipt, { id, seq: 1, hash: 'ab' });
  await ask(sitting.events, { id, tabTurn: 1, sentAt: 9, events: [{ eventKind: 9, at: 1 }] });
  await ask(sitting.consent, { id, tabTurn: 1, isGiven: 1 });
  await ask(sitting.photo, { id, tabTurn: 1, fileUrl: '/files/1' });
  await ask(sitting.explain, { id: '1', explanation: '我去关窗' });
  await ask(sitting.submit, { id, tabTurn: 1 });
  await ask(sitting.view, { id, tabKey: TAB });
  await ask(sitting.records);
  expect(Object.values(sitting).filter(({ path }) => !asked.has(path))).toEqual([]);
  const all = said.join('\n');
  expect(all).toContain('哪一个是对的');
  for (const secret of ['秘密', '样本方差', '说明原因', '3.14']) expect(all).not.toContain(secret);
  for (const name of ['key', 'right', 'isTrue', 'accepted', 'rubric', 'reference', 'analysis', 'tolerance']) {
    expect(all).not.toContain(`"${name}"`);
  }
});
