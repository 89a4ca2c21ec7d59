import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as question from '#contract/exam/question.ts';
import { KIND_FIXED, NO_HOUSE, QUESTION_CHANGED } from '#contract/exam/questionFailures.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { question as questionTable, questionVersion } from '#server/db/schema/question.ts';
import { emptyQuestionBin } from '#server/jobs/emptyQuestionBin.ts';
import { enqueue } from '#server/kit/job.ts';
import { addCandidate, makeAssessment, makePaper, makeQuestion, makeSitting } from '#test/assessment.ts';
import { makeBank } from '#test/questionBank.ts';
import { makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T02:00:00Z');
t.setNow(NOW);
const { school, author, colleague, loner, learner, subjectId, variance, saved } = await makeBank(t);

const seen = async (person: Person, input: Parameters<typeof person.send<typeof question.page.input, never>>[1]) =>
  (await person.send(question.page, input)).data.list.map(({ id }) => id);

it('writes a question, and a version each time that it says something else', async () => {
  const { id, versionNo } = await saved(author);
  expect(versionNo).toBe(1);
  const same = await saved(author, { id, versionNo: 1, difficulty: 3 });
  expect(same).toEqual({ id, versionNo: 1, isNewVersion: 0 });
  const next = await saved(author, { id, versionNo: 1, analysis: '<p>改正</p>', note: '改正解析' });
  expect(next).toEqual({ id, versionNo: 2, isNewVersion: 1 });
  const { list } = (await author.send(question.versions, { id })).data;
  expect(list).toMatchObject([
    { versionNo: 2, note: '改正解析', authorName: '陈砚清' },
    { versionNo: 1, note: '' },
  ]);
  const first = (await author.send(question.version, { id, versionNo: 1 })).data;
  expect(first).toMatchObject({ analysis: '<p>整体平移</p>', question: { key: { right: ['a', 'b'] } } });
  expect(first.stem).toContain('<math');
  const raw = (await author.send(question.view, { id, isRaw: 1 })).data;
  expect(raw.stem).toContain('data-latex="s^2">s^2<');
});

it('keeps clean HTML, and says at which field key and body do not agree', async () => {
  const { id } = await saved(author, { stem: '<p onclick="x()">哪一个<script>alert(1)</script>对</p>' });
  const [row] = await db.select().from(questionVersion).where(eq(questionVersion.questionId, id));
  expect(row!.stem).toBe('<p>哪一个对</p>');
  const wish = variance();
  wish.question.key.right = ['z'];
  wish.question.body.options[2]!.content = '<p>方差不变</p>';
  const reply = await author.send(question.save, wish);
  expect(reply.code).toBe(INVALID_INPUT.code);
  const { issues } = reply.data as unknown as { issues: { path: string }[] };
  expect(issues.map(({ path }) => path)).toEqual(['question.body.options.2.content', 'question.key.right']);
  const elsewhere = await author.send(question.save, { ...variance(), subjectId: '1' });
  expect(elsewhere.data).toMatchObject({ issues: [{ path: 'subjectId' }] });
});

it('of two who save at once the later is told, and nothing is lost', async () => {
  const { id } = await saved(school.admin);
  const other = await t.person({ userType: 4, orgNo: school.orgNo, isAdmin: true });
  const wishes = [school.admin, other].map((person, index) =>
    person.send(question.save, { ...variance(), id, versionNo: 1, analysis: `<p>第 ${index} 位</p>` }),
  );
  const codes = (await Promise.all(wishes)).map(({ code }) => code).sort((a, b) => a - b);
  expect(codes).toEqual([200, QUESTION_CHANGED.code]);
  expect(await db.$count(questionVersion, eq(questionVersion.questionId, id))).toBe(2);
});

it('a material stays a material', async () => {
  const { id } = await saved(author);
  const child = { id: 'c1', questionType: 3 as const, stem: '<p>对吗</p>', points: 10, body: {} };
  const material = {
    questionType: 6 as const,
    body: { children: [child] },
    key: { children: [{ id: 'c1', questionType: 3 as const, key: { isTrue: 1 as const }, analysis: '' }] },
  };
  expect((await author.send(question.save, { ...variance(), id, versionNo: 1, question: material })).code).toBe(
    KIND_FIXED.code,
  );
  const made = await saved(author, { question: material, stem: '<p>阅读材料</p>' });
  const [row] = (await author.send(question.page, { keyword: '对吗' })).data.list;
  expect(row).toMatchObject({ id: made.id, childCount: 1 });
});

it('shows a question to its author, what is shared to the house, and nothing to others', async () => {
  const { id } = await saved(author);
  expect((await colleague.send(question.view, { id })).code).toBe(NOT_FOUND.code);
  await author.send(question.share, { ids: [id], shareLevel: 1 });
  expect((await colleague.send(question.view, { id })).data).toMatchObject({ isOwn: 0, authorName: '陈砚清' });
  expect(await seen(colleague, { scope: 'shared' })).toContain(id);
  expect(await seen(school.admin, { scope: 'shared' })).toContain(id);
  expect((await colleague.send(question.save, { ...variance(), id, versionNo: 1 })).code).toBe(NOT_FOUND.code);
  expect((await loner.send(question.view, { id })).code).toBe(NOT_FOUND.code);
  expect((await learner.send(question.page, {})).code).toBe(NO_PERMISSION.code);
  expect((await learner.send(question.save, variance())).code).toBe(NO_PERMISSION.code);
  const copied = (await colleague.send(question.copy, { id })).data.id;
  expect((await colleague.send(question.view, { id: copied })).data).toMatchObject({ isOwn: 1, shareLevel: 0 });
  const [line] = (await colleague.send(question.versions, { id: copied })).data.list;
  expect(line!.note).toBe('复制自陈砚清的题');
  await author.send(question.share, { ids: [id], shareLevel: 0 });
  expect(await seen(colleague, { scope: 'all' })).toEqual(expect.not.arrayContaining([id]));
  const alone = await saved(loner);
  const refused = (await loner.send(question.share, { ids: [alone.id], shareLevel: 1 })).data;
  expect(refused).toEqual({ doneCount: 0, failed: [{ id: alone.id, reason: NO_HOUSE.msg }] });
});

it('finds by every filter, and sorts by use and by difficulty', async () => {
  const teacher = await makeTeacher(t, school, '筛选');
  const one = await saved(teacher, { knowledge: ['相关'], year: 2025, difficulty: 1, source: 2 });
  const two = await saved(teacher, { stem: '<p>100%_对的是 R 平方（ ）</p>' });
  await db.update(questionTable).set({ countAnswer: 10, shareSum: '290' }).where(eq(questionTable.id, two.id));
  await db.update(questionTable).set({ countAnswer: 10, shareSum: '820' }).where(eq(questionTable.id, one.id));
  expect(await seen(teacher, { keyword: '%_对' })).toEqual([two.id]);
  expect(await seen(teacher, { keyword: '每个 数据都' })).toEqual([one.id]);
  expect(await seen(teacher, { knowledge: '相关' })).toEqual([one.id]);
  expect(await seen(teacher, { year: 2025, source: 2, difficulty: 1, types: [1, 2], subjectId })).toEqual([one.id]);
  expect(await seen(teacher, { types: [1, 3] })).toEqual([]);
  expect(await seen(teacher, { sort: 'hardest' })).toEqual([two.id, one.id]);
  expect((await teacher.send(question.page, { sort: 'hardest' })).data.list[0]!.rightShare).toBe(29);
  const { counts, years, knowledge } = (await teacher.send(question.summary, {})).data;
  expect({ counts, years, knowledge }).toMatchObject({ counts: { own: 2, bin: 0 }, years: [2026, 2025] });
  expect(knowledge.toSorted()).toEqual(['相关', '离散程度'].toSorted());
  expect((await teacher.send(question.knowledge, { keyword: '离散' })).data.list).toMatchObject([
    { point: '离散程度' },
  ]);
});

it('facts change without a version, also of several at once', async () => {
  const [one, two] = [await saved(author), await saved(author)];
  const theirs = await saved(colleague);
  const ids = [one.id, two.id, theirs.id];
  const outcome = (await author.send(question.update, { ids, difficulty: 3, knowledge: ['甲', '甲', '乙'] })).data;
  expect(outcome).toMatchObject({ doneCount: 2, failed: [{ id: theirs.id }] });
  expect((await author.send(question.view, { id: two.id })).data).toMatchObject({
    difficulty: 3,
    knowledge: ['甲', '乙'],
    versionNo: 1,
    year: 2026,
  });
});

it('a deleted question can be restored for thirty days; what is used is never removed for good', async () => {
  const free = await saved(author);
  const { items } = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'], name: '期中' });
  const usedId = items[0]!.questionId;
  await author.send(question.remove, { ids: [free.id, usedId] });
  expect((await author.send(question.page, { scope: 'bin' })).data.list).toMatchObject([
    { daysLeft: 30 },
    { daysLeft: 30 },
  ]);
  expect((await author.send(question.used, { id: usedId })).data).toMatchObject({ papers: [{ paperName: '期中' }] });
  const purged = (await author.send(question.purge, { ids: [usedId] })).data;
  expect(purged).toEqual({ doneCount: 0, failed: [{ id: usedId, reason: '试卷「期中」用着它' }] });
  expect((await colleague.send(question.restore, { ids: [free.id] })).data.doneCount).toBe(0);
  expect((await author.send(question.restore, { ids: [free.id] })).data.doneCount).toBe(1);
  expect((await author.send(question.purge, { ids: [free.id] })).data.doneCount).toBe(0);
  await author.send(question.remove, { ids: [free.id] });
  t.setNow(new Date(NOW.getTime() + 31 * 86_400_000));
  await enqueue(db, emptyQuestionBin, {});
  await t.runJobs();
  t.setNow(NOW);
  expect(await db.$count(questionTable, eq(questionTable.id, free.id))).toBe(0);
  const [kept] = await db.select().from(questionTable).where(eq(questionTable.id, usedId));
  expect(kept!.statusId).toBe(0);
  expect((await author.send(question.page, { scope: 'bin' })).data.totalCount).toBe(0);
});

it('hints at questions that are nearly the same', async () => {
  const teacher = await makeTeacher(t, school, '相似');
  const { id } = await saved(teacher);
  const stem = '<p>一组数据的方差记作 m，若每个数据都加上 8，下列说法正确的是（ ）</p>';
  const { list } = (await teacher.send(question.alike, { stem })).data;
  expect(list[0]).toMatchObject({ id, questionType: 2, isOwn: 1 });
  expect(list[0]!.share).toBeGreaterThanOrEqual(60);
  expect(list[0]!.passages[0]).toContain('一组数据的方差记作');
  expect((await teacher.send(question.alike, { id, stem })).data.list.map((one) => one.id)).not.toContain(id);
  expect(
    (await teacher.send(question.alike, { stem: '<p>请说明光合作用的两个阶段各发生了什么变化</p>' })).data.list,
  ).toEqual([]);
});

it('counts how the options were chosen', async () => {
  const { id, versionId } = await makeQuestion(db, { authorUserNo: author.userNo });
  const paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  const candidateId = await addCandidate(db, assessmentId, learner.userNo, paper);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo: learner.userNo, paper });
  const answer = {
    sittingId,
    assessmentId,
    questionId: id,
    questionVersionId: versionId,
    questionType: 1,
    fullPoints: 20,
  } as const;
  await db.insert(examAnswer).values([
    { ...answer, slot: '1', answer: 'b', isUnanswered: 0, points: 20 },
    { ...answer, slot: '2', answer: 'a', isUnanswered: 0, points: 0 },
    { ...answer, slot: '3', answer: null, isUnanswered: 1, points: 0 },
  ]);
  expect((await author.send(question.statistics, { id })).data).toEqual({
    countAnswer: 3,
    countUnanswered: 1,
    averageShare: 33,
    fullShare: 33,
    options: [
      { optionId: 'a', count: 1 },
      { optionId: 'b', count: 1 },
    ],
  });
});
