import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/exam/assessment.ts';
import * as fails from '#contract/exam/assessmentFailures.ts';
import * as candidate from '#contract/exam/candidate.ts';
import * as papers from '#contract/exam/paper.ts';
import type { Cell } from '#contract/exam/paperShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { rulesOf } from '#contract/rules/assessments.ts';
import { assessmentCandidate } from '#server/db/schema/assessment.ts';
import { makePaper, makeQuestion, makeSitting } from '#test/assessment.ts';
import { makeClassToExamine, saveMidterm } from '#test/exams.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-20T09:00:00+08:00'));
let teacher: Person;
let gradeId: string;
beforeEach(async () => {
  ({ teacher, gradeId } = await makeClassToExamine(t));
});

const save = (change: object = {}, by = teacher) => saveMidterm(by, change);
const paperBy = (by: Person = teacher) => makePaper(db, { authorUserNo: by.userNo });
const checklist = async (id: string) => (await teacher.send(contract.checklist, { id })).data;
const rowsOf = (id: string) =>
  db
    .select()
    .from(assessmentCandidate)
    .where(eq(assessmentCandidate.assessmentId, id))
    .orderBy(assessmentCandidate.candidateNo);

/** A draft with a paper and the class. */
async function ready(change: object = {}) {
  const made = await paperBy();
  const { id } = (await save({ paperId: made.paperId, ...change })).data;
  await teacher.send(candidate.addGrades, { assessmentId: id, gradeIds: [gradeId] });
  return { id, paper: made };
}

describe('drafts', () => {
  it.each([
    ['endsAt', { endsAt: '2026-11-25 08:00:00' }],
    ['minutes', { minutes: 121 }],
    ['answerShowTime', { answerShowTime: '2026-11-25 10:00:00', rules: { ...rulesOf(2), answerShow: 4 } }],
    ['rules.answerShow', { attempts: 2, rules: { ...rulesOf(2), answerShow: 2 } }],
    ['rules.lateEntryMinutes', { rules: { ...rulesOf(2), lateEntryMinutes: 180 } }],
    ['gradeId', { assessmentKind: AssessmentKind.classExam }],
  ])('%s says what is wrong with it', async (path, change) => {
    expect(await save(change)).toMatchObject({ code: 422, data: { issues: [{ path }] } });
  });

  it('what does not belong to a kind is not kept', async () => {
    const rules = { ...rulesOf(AssessmentKind.homework), lateEntryMinutes: 10 };
    const { id } = (await save({ assessmentKind: AssessmentKind.homework, rules })).data;
    expect((await teacher.send(contract.view, { id })).data).toMatchObject({
      minutes: null,
      rules: { lateEntryMinutes: null },
    });
  });

  it('an older revision does not cover a newer one; a paper of somebody else is refused at its field', async () => {
    const { id } = (await save()).data;
    expect((await save({ id, revision: 0, title: '一' })).code).toBe(200);
    expect((await save({ id, revision: 0, title: '二' })).code).toBe(409);
    const foreign = await paperBy(await t.person({ userType: 2 }));
    expect(await save({ paperId: foreign.paperId })).toMatchObject({ data: { issues: [{ path: 'paperId' }] } });
  });
});

describe('publishing', () => {
  it('names everything that is missing, and nothing is published', async () => {
    const { id } = (await save({ beginsAt: null, endsAt: null })).data;
    const refused = await teacher.send(contract.publish, { id, revision: 0 });
    expect(refused).toMatchObject({
      code: 422,
      data: { issues: [{ path: 'beginsAt' }, { path: 'paperId' }, { path: '' }] },
    });
    expect(await checklist(id)).toMatchObject({ isReady: 0 });
    expect((await teacher.send(contract.view, { id })).data.phase).toBe(1);
  });

  it('everybody gets a paper of their own and a message', async () => {
    const { id } = await ready();
    expect(await checklist(id)).toMatchObject({ isReady: 1 });
    expect((await teacher.send(contract.publish, { id, revision: 0 })).data).toEqual({ countCandidate: 3 });
    expect((await rowsOf(id)).map((row) => row.layout)).toEqual([null, null, null]);
    await t.runJobs();
    const rows = await rowsOf(id);
    expect(rows.map(({ candidateNo }) => candidateNo)).toEqual([1, 2, 3]);
    expect(new Set(rows.map(({ layout }) => layout!.seed)).size).toBe(3);
    expect((await save({ id, revision: 1 })).code).toBe(fails.ALREADY_PUBLISHED.code);
    const late = await t.person();
    await teacher.send(candidate.addOne, { assessmentId: id, key: late.mobile });
    await t.runJobs();
    expect((await rowsOf(id))[3]!.layout).not.toBeNull();
  });

  it('from a pool each draws others, as many and worth as much', async () => {
    for (let n = 0; n < 12; n += 1)
      await makeQuestion(db, { authorUserNo: teacher.userNo, difficulty: n % 2 === 0 ? 1 : 3 });
    const made = (await teacher.send(papers.save, { paperName: '抽题', paperKind: 2 })).data;
    const cells: Cell[] = [{ questionType: 1, difficulty: null, knowledge: [], count: 4, points: 25 }];
    const sections = [{ sectionName: '一、单选', cells }];
    const { revision } = (await teacher.send(papers.content, { ...made, sections })).data;
    expect((await teacher.send(papers.publish, { id: made.id, revision, note: '' })).code).toBe(200);
    const { id } = (await save({ paperId: made.id })).data;
    await teacher.send(candidate.addGrades, { assessmentId: id, gradeIds: [gradeId] });
    await teacher.send(contract.publish, { id, revision: 0 });
    await t.runJobs();
    const rows = await rowsOf(id);
    const drawn = rows.map(({ layout }) => layout!.sections.flatMap(({ items }) => items));
    expect(drawn.map((items) => items.reduce((sum, { points }) => sum + points, 0))).toEqual([100, 100, 100]);
    expect(
      new Set(
        drawn.map((items) =>
          items
            .map(({ itemId }) => itemId)
            .sort()
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(1);
    const { data } = await teacher.send(candidate.paper, { id: rows[0]!.id });
    expect(data.sections[0]!.items.map(({ itemId }) => itemId)).toEqual(drawn[0]!.map(({ itemId }) => itemId));
    expect(JSON.stringify(data)).not.toContain('秘密');
    const keyed = (await teacher.send(candidate.paper, { id: rows[0]!.id, withKeys: 1 })).data;
    expect(JSON.stringify(keyed)).toContain('秘密的解析');
  });

  it('a class examination takes its class when it is published', async () => {
    const { paperId } = await paperBy();
    const { id } = (await save({ assessmentKind: AssessmentKind.classExam, gradeId, paperId })).data;
    expect((await teacher.send(contract.publish, { id, revision: 0 })).data).toEqual({ countCandidate: 3 });
  });

  it('is taken back as long as nobody began', async () => {
    const { id, paper } = await ready();
    await teacher.send(contract.publish, { id, revision: 0 });
    expect((await teacher.send(contract.withdraw, { id })).code).toBe(200);
    expect((await save({ id, revision: 2, paperId: paper.paperId })).code).toBe(200);
    await teacher.send(contract.publish, { id, revision: 3 });
    const [first] = await rowsOf(id);
    await makeSitting(db, { assessmentId: id, candidateId: first!.id, userNo: first!.userNo, paper });
    expect((await teacher.send(contract.withdraw, { id })).code).toBe(fails.BEGUN.code);
    expect((await teacher.send(candidate.remove, { assessmentId: id, ids: [first!.id] })).code).toBe(fails.BEGUN.code);
    const grant = { id: first!.id, extraMinutes: 30, extraReason: '手臂受伤' };
    expect((await teacher.send(candidate.extra, grant)).code).toBe(fails.BEGUN.code);
    expect((await teacher.send(contract.remove, { id })).code).toBe(fails.NOT_REMOVABLE.code);
  });
});
