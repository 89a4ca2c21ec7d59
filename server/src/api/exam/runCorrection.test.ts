import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as api from '#contract/exam/runCorrection.ts';
import * as fails from '#contract/exam/runningFailures.ts';
import * as marking from '#contract/exam/marking.ts';
import * as result from '#contract/exam/result.ts';
import * as running from '#contract/exam/running.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { Correction } from '#contract/rules/corrections.ts';
import * as messages from '#contract/user/msg.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { assessment, assessmentCandidate, assessmentNotice, assessmentStaff } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { answerLog, examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { saveAnswers } from '#server/domain/sitting/save.ts';
import { addCandidate, layoutOf, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { rewriteQuestion, withoutB } from '#test/rewriteQuestion.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await t.person({ userType: 2, nickname: '罗闻笙' });
const helper = await t.person({ userType: 2 });
const NOW = '2026-11-23T09:30:00+08:00';
const TAB = 'tab-one-1';
const reason = '选项 B 多印了一个零';

let paper: MadePaper;
let assessmentId: string;
let itemId: string;

beforeEach(async () => {
  t.setNow(new Date(NOW));
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single', 'judge', 'essay'] });
  const times = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 11:00:00' };
  assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, title: '期中', ...times });
  await db.insert(assessmentStaff).values({ assessmentId, userNo: helper.userNo });
  itemId = paper.items[0]!.itemId;
});

async function sits(wish: { without?: number } = {}) {
  const person = await t.person();
  const candidateId = await addCandidate(db, assessmentId, person.userNo, paper);
  if (wish.without !== undefined) {
    const layout = layoutOf({ ...paper, items: paper.items.filter((_, at) => at !== wish.without) });
    await db.update(assessmentCandidate).set({ layout }).where(eq(assessmentCandidate.id, candidateId));
  }
  const { data } = await person.send(sitting.begin, { assessmentId, tabKey: TAB });
  return { person, id: data.id };
}

const entry = (clientSeq: number, answer: unknown, at = 0) =>
  ({ clientSeq, slot: paper.items[at]!.itemId, answer, givenAt: 1000 }) as never;
const save = (who: Person, id: string, ...entries: never[]) =>
  who.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries });
const view = async (who: Person, id: string) => (await who.send(sitting.view, { id, tabKey: TAB })).data;
const rowOf = async (id: string) => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;
const assessmentRow = async () => (await db.select().from(assessment).where(eq(assessment.id, assessmentId)))[0]!;
const stemIn = (room: Awaited<ReturnType<typeof view>>, item = itemId) =>
  room.sections.flatMap(({ items }) => items).find((one) => one.itemId === item)?.question.stem;

/** The bank has another reading of a question of the paper. */
const rewrite = (change: Parameters<typeof rewriteQuestion>[2], at = 0): Promise<string> =>
  rewriteQuestion(db, paper.items[at]!.questionId, change);

const correct = (versionId: string | undefined, more: object = {}, who = author) =>
  who.send(api.correct, { assessmentId, itemId, correction: Correction.version, versionId, reason, ...more });

describe('a question that reads otherwise', () => {
  it('takes the place of the old one in papers that are sat and in those to come', async () => {
    const [one, later] = [await sits(), await t.person()];
    await addCandidate(db, assessmentId, later.userNo, paper);
    await save(one.person, one.id, entry(1, 'c'), entry(2, '<p>写到一半</p>', 2));
    const before = await rowOf(one.id);
    const versionId = await rewrite(withoutB);
    const { code, data } = await correct(versionId);
    expect([code, data]).toEqual([200, { countAnswering: 1, countSubmitted: 0, countAgain: 0, changedCount: 0 }]);
    const room = await view(one.person, one.id);
    expect(stemIn(room)).toBe('<p>改好的题干</p>');
    expect(room.answers.map(({ answer }) => answer).toSorted()).toEqual(['<p>写到一半</p>', 'c']);
    expect(room.again).toEqual([]);
    expect(room.notices[0]).toMatchObject({ content: reason, itemId, correction: Correction.version });
    const after = await rowOf(one.id);
    const names = ({ layout }: typeof after) =>
      layout.sections.map(({ sectionId, items }) => [sectionId, items.map((item) => item.itemId)]);
    expect(names(after)).toEqual(names(before));
    expect(after.layout.seed).toBe(before.layout.seed);
    expect(after.paperVersionId).toBe((await assessmentRow()).paperVersionId);
    expect(after.paperVersionId).not.toBe(before.paperVersionId);
    t.setNow(new Date('2026-11-23T09:31:00+08:00'));
    const begun = await later.send(sitting.begin, { assessmentId, tabKey: TAB });
    const fresh = await view(later, begun.data.id);
    expect([stemIn(fresh), fresh.notices]).toEqual(['<p>改好的题干</p>', []]);
    const { data: chain } = await one.person.send(sitting.receipts, { id: one.id });
    expect(chain).toMatchObject({ totalCount: 2, isIntact: 1 });
  });

  it('an answer that is gone stays in the log and is to be given again; also one that was on its way', async () => {
    const one = await sits();
    await save(one.person, one.id, entry(1, 'b'), entry(2, 1, 1));
    const versionId = await rewrite(withoutB);
    const { data: seen } = await author.send(api.view, { assessmentId, itemId });
    expect(seen).toMatchObject({ countAnswering: 1, countAgain: 1, refusal: '', mayEdit: 1, number: 1 });
    expect(seen.newest).toMatchObject({ versionId, versionNo: 2 });
    expect((await correct(versionId)).data.countAgain).toBe(1);
    expect(await view(one.person, one.id)).toMatchObject({ again: [itemId], lastSeq: 3 });
    expect((await rowOf(one.id)).countAnswered).toBe(1);
    const late = await save(one.person, one.id, entry(3, 'b'));
    expect(late.data).toMatchObject({ again: [itemId], refused: [], countAnswered: 1, lastSeq: 5 });
    expect(late.data.receipts).toHaveLength(1);
    const twice = await save(one.person, one.id, entry(3, 'b'));
    expect(twice.data.receipts).toEqual(late.data.receipts);
    const given = await save(one.person, one.id, entry(4, 'c'));
    expect(given.data).toMatchObject({ again: [], countAnswered: 2, lastSeq: 6 });
    expect((await view(one.person, one.id)).again).toEqual([]);
    expect((await one.person.send(sitting.receipts, { id: one.id })).data).toMatchObject({
      totalCount: 6,
      isIntact: 1,
    });
    await one.person.send(sitting.submit, { id: one.id, tabTurn: 1 });
    const [kept] = await db
      .select()
      .from(examAnswer)
      .where(and(eq(examAnswer.sittingId, one.id), eq(examAnswer.slot, itemId)));
    expect(kept).toMatchObject({ answer: 'c', points: 20, questionVersionId: versionId });
  });

  it('marks what was handed in again; the result and the record say why', async () => {
    const [done, other] = [await sits(), await sits()];
    for (const { person, id } of [done, other]) await save(person, id, entry(1, id === done.id ? 'c' : 'b'));
    for (const { person, id } of [done, other]) await person.send(sitting.submit, { id, tabTurn: 1 });
    const versionId = await rewrite(withoutB);
    expect((await correct(versionId)).data).toMatchObject({ countSubmitted: 2, changedCount: 2 });
    expect([(await rowOf(done.id)).totalPoints, (await rowOf(other.id)).totalPoints]).toEqual([20, 0]);
    const { data: own } = await done.person.send(result.answers, { sittingId: done.id });
    expect(own.items[0]!.corrections).toMatchObject([{ correction: Correction.version, content: reason }]);
    const { data: trail } = await done.person.send(sitting.trail, { id: done.id });
    const event = trail.list.find(({ eventKind }) => eventKind === SittingEventKind.corrected);
    expect(event?.detail).toBe(`第 1 题有更正：${reason}`);
    expect((await done.person.send(messages.list)).data.list[0]!.msgTitle).toBe('「期中」有一道题更正了');
    expect((await author.send(marking.sitting, { sittingId: done.id })).data.items[0]!.corrections).toHaveLength(1);
  });

  it('concerns nobody whose paper lacks it', async () => {
    const [one, lacks] = [await sits(), await sits({ without: 0 })];
    const before = await rowOf(lacks.id);
    expect((await correct(await rewrite(withoutB))).data.countAnswering).toBe(1);
    expect(await rowOf(lacks.id)).toEqual(before);
    expect((await view(lacks.person, lacks.id)).notices).toEqual([]);
    expect((await lacks.person.send(running.notices, { sittingId: lacks.id })).data.list).toEqual([]);
    expect((await one.person.send(running.notices, { sittingId: one.id })).data.list).toHaveLength(1);
    const events = await db.select().from(sittingEvent).where(eq(sittingEvent.assessmentId, assessmentId));
    expect(events.filter(({ eventKind }) => eventKind === SittingEventKind.corrected)).toHaveLength(1);
  });

  it('can be corrected a second time, and another one after it', async () => {
    const one = await sits();
    await correct(await rewrite(withoutB));
    await correct(await rewrite({ stem: '<p>第三版</p>' }), { reason: '又一处' });
    const judge = paper.items[1]!.itemId;
    await correct(await rewrite({ stem: '<p>判断的新题干</p>' }, 1), { itemId: judge });
    const room = await view(one.person, one.id);
    expect([stemIn(room), stemIn(room, judge)]).toEqual(['<p>第三版</p>', '<p>判断的新题干</p>']);
    expect(room.notices.map(({ content }) => content)).toEqual([reason, '又一处', reason]);
    const later = await t.person();
    await addCandidate(db, assessmentId, later.userNo, paper);
    await db.update(assessmentCandidate).set({ layout: null }).where(eq(assessmentCandidate.userNo, later.userNo));
    const begun = await later.send(sitting.begin, { assessmentId, tabKey: TAB });
    const drawn = await view(later, begun.data.id);
    expect(stemIn(drawn, judge)).toBe('<p>判断的新题干</p>');
    expect(drawn.sections[0]!.sectionId).toBe(room.sections[0]!.sectionId);
  });

  it('says of an answer whether it is to be given again once the last of its slot is known, also after a lost reply', async () => {
    const one = await sits();
    await correct(await rewrite(withoutB));
    const both = await save(one.person, one.id, entry(1, 'b'), entry(2, 'c'));
    expect(both.data).toMatchObject({ again: [], countAnswered: 1, lastSeq: 3 });
    const lost = await save(one.person, one.id, entry(3, 'b'));
    const twice = await save(one.person, one.id, entry(3, 'b'));
    expect([lost.data.again, twice.data.again]).toEqual([[itemId], [itemId]]);
    expect(twice.data).toMatchObject({ countAnswered: 0, lastSeq: 5 });
    expect((await save(one.person, one.id, entry(3, 'b'), entry(4, 'd'))).data).toMatchObject({
      again: [],
      lastSeq: 6,
    });
    await one.person.send(sitting.submit, { id: one.id, tabTurn: 1 });
    const kept = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, one.id));
    expect(kept.find(({ slot }) => slot === itemId)).toMatchObject({ answer: 'd', countChange: 4 });
  });

  it('keeps every answer once, whatever is saved at the same moment', async () => {
    const all: Awaited<ReturnType<typeof sits>>[] = [];
    for (let n = 0; n < 6; n += 1) all.push(await sits());
    const versionId = await rewrite(withoutB);
    const saves = all.flatMap(({ person, id }) =>
      [1, 2, 3].map((n) => save(person, id, entry(n, n === 2 ? 'c' : 'b'), entry(n + 10, n % 2, 1))),
    );
    const [corrected, ...replies] = await Promise.all([correct(versionId), ...saves]);
    expect(corrected.code).toBe(200);
    expect(replies.every(({ code }) => code === 200)).toBe(true);
    for (const { person, id } of all) {
      const log = await db.select().from(answerLog).where(eq(answerLog.sittingId, id));
      const given = log.filter(({ tabTurn }) => tabTurn === 1);
      expect(new Set(given.map(({ clientSeq }) => clientSeq)).size).toBe(6);
      expect(given).toHaveLength(6);
      const { data } = await person.send(sitting.receipts, { id, pageSize: 100 });
      expect(data.isIntact).toBe(1);
      const room = await view(person, id);
      const last = room.answers.find(({ slot }) => slot === itemId)!.answer;
      expect([null, 'c']).toContain(last);
      expect((await rowOf(id)).countAnswered).toBe(last === null ? 1 : 2);
    }
  });

  it('is known at once to a process that kept the old slots', async () => {
    const one = await sits();
    const other = drizzle(t.database.pool);
    const who = { user: { userNo: one.person.userNo } as never, now: new Date(NOW) };
    const give = (clientSeq: number, answer: unknown) =>
      saveAnswers({ ...who, db: other }, { id: one.id, tabTurn: 1, sentAt: 1000, entries: [entry(clientSeq, answer)] });
    expect((await give(1, 'b')).again).toEqual([]);
    await save(one.person, one.id, entry(2, 'b'));
    await correct(await rewrite(withoutB));
    expect((await give(3, 'b')).again).toEqual([itemId]);
    expect((await save(one.person, one.id, entry(4, 'b'))).data.again).toEqual([itemId]);
  });
});

describe('a question that counts no more', () => {
  it('for nobody, or fully for everybody: who hands in later too', async () => {
    const [done, still] = [await sits(), await sits()];
    await save(done.person, done.id, entry(1, 'b'));
    await done.person.send(sitting.submit, { id: done.id, tabTurn: 1 });
    await correct(undefined, { correction: Correction.voided });
    expect((await rowOf(done.id)).totalPoints).toBe(0);
    await correct(undefined, { correction: Correction.everybody, itemId: paper.items[1]!.itemId });
    await still.person.send(sitting.submit, { id: still.id, tabTurn: 1 });
    const kept = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, still.id));
    const worth = kept.map(({ slot, points, fullPoints }) => [slot, points, fullPoints]);
    expect(worth).toContainEqual([itemId, 0, 0]);
    expect(worth).toContainEqual([paper.items[1]!.itemId, 10, 10]);
    expect((await rowOf(done.id)).totalPoints).toBe(10);
  });
});

describe('what is refused', () => {
  it('to everybody but who answers for it, and once it is over', async () => {
    await sits();
    const versionId = await rewrite(withoutB);
    const stranger = await t.person({ userType: 2 });
    for (const who of [helper, stranger]) {
      expect((await correct(versionId, {}, who)).code).toBe(NOT_FOUND.code);
      expect((await who.send(api.items, { assessmentId })).code).toBe(NOT_FOUND.code);
      expect((await who.send(api.view, { assessmentId, itemId })).code).toBe(NOT_FOUND.code);
    }
    const isLeader = async (who: Person) => (await who.send(running.overview, { assessmentId })).data.isLeader;
    expect([await isLeader(author), await isLeader(helper)]).toEqual([1, 0]);
    await db.update(examSitting).set({ sittingState: 4 }).where(eq(examSitting.assessmentId, assessmentId));
    t.setNow(new Date('2026-11-23T12:00:00+08:00'));
    expect((await correct(versionId)).code).toBe(fails.NOT_BEING_SAT.code);
  });

  it('what was not changed, is of another type, was changed once more, or is of another paper', async () => {
    const one = await sits();
    expect((await correct(paper.items[0]!.versionId)).code).toBe(fails.NOTHING_NEW.code);
    const versionId = await rewrite(withoutB);
    expect((await author.send(api.items, { assessmentId })).data.list[0]).toMatchObject({ itemId, hasNewer: 1 });
    const newer = await rewrite({ questionType: 3, body: {}, key: { isTrue: 1 } });
    expect((await correct(versionId)).code).toBe(fails.QUESTION_MOVED.code);
    expect((await correct(newer)).code).toBe(fails.OTHER_SHAPE.code);
    expect((await author.send(api.view, { assessmentId, itemId })).data.refusal).toBe(fails.OTHER_SHAPE.msg);
    const foreign = await makePaper(db, { authorUserNo: author.userNo });
    expect((await correct(newer, { itemId: foreign.items[0]!.itemId })).code).toBe(fails.ITEM_GONE.code);
    expect(await db.$count(assessmentNotice, eq(assessmentNotice.assessmentId, assessmentId))).toBe(0);
    expect((await rowOf(one.id)).paperVersionId).toBe(paper.versionId);
  });
});

it('gives time to everybody with it', async () => {
  const one = await sits();
  const before = (await rowOf(one.id)).endsAt;
  expect((await correct(undefined, { correction: Correction.voided, minutes: 5 })).code).toBe(200);
  expect(before).toBe('2026-11-23 11:00:00');
  expect([(await rowOf(one.id)).endsAt, (await assessmentRow()).endsAt]).toEqual([
    '2026-11-23 11:05:00',
    '2026-11-23 11:05:00',
  ]);
});
