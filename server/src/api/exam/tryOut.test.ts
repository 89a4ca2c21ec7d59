import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as api from '#contract/exam/assessment.ts';
import { ASSESSMENT_GONE, NOTHING_TO_TRY } from '#contract/exam/assessmentFailures.ts';
import * as questions from '#contract/exam/question.ts';
import * as result from '#contract/exam/result.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { enabled } from '#server/db/enabled.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { question } from '#server/db/schema/question.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-25T10:00:00+08:00'));
const teacher = () => t.person({ userType: 2 });
const author = await teacher();
const made = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
const slot = made.items[0]!.itemId;
const draftOf = (more: object = {}) =>
  makeAssessment(db, {
    authorUserNo: author.userNo,
    paper: made,
    state: AssessmentState.draft,
    title: '还没发布',
    ...more,
  });

const tabKey = 'tab-of-the-author';
async function handsIn(person: Person, assessmentId: string): Promise<string> {
  const { id } = (await person.send(sitting.begin, { assessmentId, tabKey })).data;
  const entries = [{ slot, clientSeq: 1, answer: 'b', givenAt: 1000 }];
  expect((await person.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries })).code).toBe(200);
  expect((await person.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  return id;
}

it('an author sits a draft as its candidates will, and reads marks and answers at once', async () => {
  const id = await draftOf({ beginsAt: '2026-12-01 08:00:00', endsAt: '2026-12-01 10:00:00', minutes: 60 });
  const { assessmentId } = (await author.send(api.tryOut, { id })).data;
  expect((await author.send(sitting.entry, { assessmentId })).data).toMatchObject({
    title: '还没发布（试做）',
    minutes: 60,
    refusal: '',
  });
  const sittingId = await handsIn(author, assessmentId);
  const { data } = await author.send(result.view, { sittingId });
  expect(data).toMatchObject({ areMarksShown: 1, areAnswersShown: 1, totalPoints: made.totalPoints, rank: null });
});

it('counts for nothing and is listed nowhere', async () => {
  const id = await draftOf({ kind: AssessmentKind.homework });
  const { assessmentId } = (await author.send(api.tryOut, { id })).data;
  await handsIn(author, assessmentId);
  const titles = (rows: { title: string }[]) =>
    rows.map(({ title }) => title).filter((title) => title.includes('试做'));
  expect(titles((await author.send(api.page, { pageSize: 100 })).data.list)).toEqual([]);
  expect(titles((await author.send(sitting.mine, { pageSize: 100 })).data.list)).toEqual([]);
  expect(titles((await author.send(sitting.records, { pageSize: 100 })).data.list)).toEqual([]);
  expect((await author.send(api.view, { id: assessmentId })).code).toBe(ASSESSMENT_GONE.code);
  const [asked] = await db.select().from(question).where(eq(question.id, made.items[0]!.questionId));
  expect(asked).toMatchObject({ countAnswer: 0 });
  const { data } = await author.send(questions.statistics, { id: made.items[0]!.questionId });
  expect(data).toMatchObject({ countAnswer: 0, averageShare: null, options: [] });
  expect((await author.send(api.view, { id })).data.isBegun).toBe(0);
});

it('one that was begun goes on; the next one is new, of the newest settings', async () => {
  const id = await draftOf();
  const tried = async () => (await author.send(api.tryOut, { id })).data.assessmentId;
  const first = await tried();
  const begun = (await author.send(sitting.begin, { assessmentId: first, tabKey })).data;
  expect(await tried()).toBe(first);
  await author.send(sitting.submit, { id: begun.id, tabTurn: 1 });
  await db.update(assessment).set({ title: '改了名字' }).where(eq(assessment.id, id));
  const second = await tried();
  expect(second).not.toBe(first);
  const open = await db
    .select({ id: assessment.id, title: assessment.title })
    .from(assessment)
    .where(and(eq(assessment.trialOf, id), enabled(assessment)));
  expect(open).toEqual([{ id: second, title: '改了名字（试做）' }]);
});

it('is for who answers for it alone, and needs a finished paper', async () => {
  const id = await draftOf();
  const stranger = await teacher();
  expect((await stranger.send(api.tryOut, { id })).code).toBe(ASSESSMENT_GONE.code);
  const { assessmentId } = (await author.send(api.tryOut, { id })).data;
  expect((await stranger.send(sitting.begin, { assessmentId, tabKey })).code).toBe(404);
  const bare = await draftOf();
  await db.update(assessment).set({ paperId: null, paperVersionId: null }).where(eq(assessment.id, bare));
  expect((await author.send(api.tryOut, { id: bare })).code).toBe(NOTHING_TO_TRY.code);
});
