import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as practice from '#contract/exam/practice.ts';
import { AnswerShow } from '#contract/rules/assessments.ts';
import { PracticeOrigin, Recall } from '#contract/rules/practice.ts';

import { assessment } from '#server/db/schema/assessment.ts';
import { aSubject, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));
let teacher: Person;
let made: MadePaper;
let practiceId: string;
let next = 0;

const key = () => `client-key-${(next += 1)}`;

beforeAll(async () => {
  teacher = await t.person({ userType: 2 });
  made = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single', 'blanks', 'short'] });
  practiceId = await makeAssessment(db, {
    authorUserNo: teacher.userNo,
    paper: made,
    kind: 1,
    isOpen: 1,
    beginsAt: null,
    endsAt: null,
    title: '离散程度练习',
  });
  const facts = { subjectId: await aSubject(db), paperSort: 3 } as const;
  await db.update(assessment).set(facts).where(eq(assessment.id, practiceId));
});

const questionAt = (at: number) => ({ assessmentId: practiceId, questionId: made.items[at]!.questionId });

async function give(person: Person, at: number, answer: unknown, wish: object = {}) {
  const { itemId, versionId } = made.items[at]!;
  return person.send(practice.answer, {
    ...questionAt(at),
    versionId,
    origin: PracticeOrigin.paper,
    clientKey: key(),
    answers: [{ slot: itemId, answer }],
    ...wish,
  });
}

describe('a question in practice', () => {
  it('comes without anything that tells its answer', async () => {
    const learner = await t.person();
    for (const at of [0, 1, 2]) {
      const reply = JSON.stringify(await learner.send(practice.question, questionAt(at)));
      expect(reply).not.toMatch(/秘密|方差"|"right"|"key"/);
    }
  });

  it('is checked at once and explained', async () => {
    const learner = await t.person();
    const { data } = await give(learner, 0, 'b');
    expect(data).toMatchObject({ share: 100, isWrong: 0, key: { right: 'b' } });
    expect(data.analysis).toContain('秘密的解析');
  });

  it('is checked and not explained where the practice shows its answers later, or never', async () => {
    const learner = await t.person();
    const [row] = await db.select().from(assessment).where(eq(assessment.id, practiceId));
    const show = (answerShow: AnswerShow) =>
      db
        .update(assessment)
        .set({ rules: { ...row!.rules, answerShow } })
        .where(eq(assessment.id, practiceId));
    for (const rule of [AnswerShow.never, AnswerShow.ended, AnswerShow.atTime]) {
      await show(rule);
      const reply = await give(learner, 0, 'b');
      expect(reply.data).toMatchObject({ share: 100, key: null, analysis: '' });
      expect(JSON.stringify(reply)).not.toMatch(/秘密|"right"/);
    }
    await show(AnswerShow.submitted);
    expect((await give(learner, 0, 'b')).data.key).toEqual({ right: 'b' });
  });

  it('refuses nothing, what is of another type, and slots of other questions', async () => {
    const learner = await t.person();
    expect((await give(learner, 0, '')).code).toBe(practice.answer.fails![2]!.code);
    expect((await give(learner, 0, ['b'])).code).toBe(3741);
    const other = [{ slot: made.items[1]!.itemId, answer: 'b' }];
    expect((await give(learner, 0, 'b', { answers: other })).code).toBe(3741);
  });

  it('counts an answer that is sent again once', async () => {
    const learner = await t.person();
    const clientKey = key();
    const replies = await Promise.all([1, 2, 3].map(() => give(learner, 0, 'a', { clientKey })));
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    const { data } = await learner.send(practice.question, questionAt(0));
    expect(data).toMatchObject({ countWrong: 1, countRight: 0, isWrong: 1 });
  });

  it('leaves what nobody marks to the learner', async () => {
    const learner = await t.person();
    const { data } = await give(learner, 2, '因为数据有偏');
    expect(data).toMatchObject({ share: null });
    const rated = await learner.send(practice.rate, {
      questionId: made.items[2]!.questionId,
      recall: Recall.again,
    });
    expect(rated.data).toMatchObject({ isWrong: 1 });
  });
});

describe('the book of wrong answers', () => {
  it('brings a question again tomorrow, and lets it go after three right answers', async () => {
    const learner = await t.person();
    t.setNow(new Date('2026-11-23T00:30:00Z'));
    await give(learner, 1, ['标准差']);
    const wrong = (await learner.send(practice.wrongPage, {})).data;
    expect(wrong.list).toMatchObject([{ questionId: made.items[1]!.questionId, countWrong: 1 }]);
    const due = { origin: PracticeOrigin.review };
    expect((await learner.send(practice.round, due)).data.items).toEqual([]);
    t.setNow(new Date('2026-11-24T01:00:00Z'));
    expect((await learner.send(practice.round, due)).data.items).toHaveLength(1);
    for (const left of [1, 1, 0]) {
      expect((await give(learner, 1, ['方差'])).data).toMatchObject({ isWrong: left });
    }
    expect((await learner.send(practice.wrongPage, {})).data.list).toEqual([]);
    t.setNow(new Date('2026-11-23T02:00:00Z'));
  });

  it('keeps a star and a note, and is nobody else’s', async () => {
    const [learner, other] = [await t.person(), await t.person()];
    await give(learner, 0, 'a');
    const { questionId } = questionAt(0);
    await learner.send(practice.mark, { questionId, isStarred: 1, note: '看清「不」字' });
    expect((await other.send(practice.mark, { questionId, isStarred: 1 })).code).toBe(404);
    const starred = (await learner.send(practice.wrongPage, { scope: 'starred' })).data;
    expect(starred.list).toMatchObject([{ note: '看清「不」字' }]);
  });
});

describe('day by day', () => {
  it('offers the same set all day, and counts the days in a row', async () => {
    const learner = await t.person();
    const daily = { origin: PracticeOrigin.daily };
    const first = (await learner.send(practice.round, daily)).data;
    expect(first.items).toHaveLength(2);
    const at = made.items.findIndex(({ questionId }) => questionId === first.items[0]!.questionId);
    await give(learner, at, at === 0 ? 'b' : ['方差'], { origin: PracticeOrigin.daily });
    const again = (await learner.send(practice.round, daily)).data;
    expect(again.items.map(({ questionId }) => questionId)).toEqual(first.items.map(({ questionId }) => questionId));
    expect(again.items[0]).toMatchObject({ isAnswered: 1, lastShare: 100 });
    expect((await learner.send(practice.summary, {})).data).toMatchObject({
      days: 1,
      daily: { done: 1, total: 10 },
      rightRate: 100,
      recent: [{ assessmentId: practiceId, answered: 1, total: 3 }],
    });
  });
});
