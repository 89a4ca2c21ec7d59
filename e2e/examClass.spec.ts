import type { Browser, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import * as appeals from '#contract/exam/appeal.ts';
import * as assessments from '#contract/exam/assessment.ts';
import * as candidates from '#contract/exam/candidate.ts';
import * as marking from '#contract/exam/marking.ts';
import * as papers from '#contract/exam/paper.ts';
import * as results from '#contract/exam/result.ts';
import * as running from '#contract/exam/running.ts';
import * as sittings from '#contract/exam/sitting.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AnswerShow, PaperKind, ProctorGrade, rulesOf } from '#contract/rules/assessments.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { ask } from './support/ask.ts';
import { ABOUT, makeClassOf, makeMarkers, twoHundredQuestions } from './support/examClass.ts';
import type { Member } from './support/examClass.ts';
import { inDatabase } from './support/examWorld.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const TITLE = '数据基础期末考试';
const PEOPLE = 30;
const IN_BROWSERS = 3;
const CHOICES = 10;
/** Tenths. */
const [CHOICE, WORDS] = [20, 60];
const [AGREED, APART_ONE, APART_OTHER, DECIDED] = [40, 20, 60, 50];

/** How many of the ten choices somebody answers rightly; who sits in a browser knows all of them. */
const rightOf = (place: number): number => (place < IN_BROWSERS ? CHOICES : place % (CHOICES + 1));

test('a class of thirty sits an examination from the import of its questions to the appeal against its marks', async ({
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  const { url } = world;
  const teacher = await tokenOf(url, LECTURER);
  const desk = await openAs(browser, url, teacher, '/account/subject/import');
  await importQuestions(desk);
  const members = await inDatabase(world.databaseUrl, (db) => makeClassOf(db, PEOPLE));
  const assessmentId = await publishedExam(url, teacher, members);
  await jobsDone(world); // one draws the papers
  const markers = await inDatabase(world.databaseUrl, (db) => makeMarkers(db, assessmentId, LECTURER.mobile));

  // three in browsers: one rehearses and loses the network, one reloads, one goes on at another device
  const inBrowsers = members.slice(0, IN_BROWSERS);
  const [offline, reloads, moves] = await Promise.all(
    inBrowsers.map((one) => openAs(browser, url, one.token, `/exam/startExam?examId=${assessmentId}`)),
  );
  await offline!.getByRole('button', { name: '开始演练' }).click();
  await expect(offline!.getByText('这台设备通过了演练')).toBeVisible();
  for (const page of [offline!, reloads!, moves!]) await begin(page);
  const overHttp = await Promise.all(
    members.slice(IN_BROWSERS).map((one, index) => saveOverHttp(url, one, assessmentId, rightOf(index + IN_BROWSERS))),
  );

  await answerChoices(offline!, 3);
  await offline!.context().setOffline(true);
  await answerChoices(offline!, 4, 4);
  await expect(offline!.getByText('网络断开了。继续作答就好')).toBeVisible();
  await offline!.context().setOffline(false);
  await answerChoices(offline!, 3, 8);
  await answerChoices(reloads!, 5);
  await saved(reloads!);
  await reloads!.reload();
  await expect(reloads!.getByRole('progressbar', { name: '已答 5 / 11 题' })).toBeVisible();
  await reloads!.getByRole('button', { name: '第 6 题，未答' }).click();
  await answerChoices(reloads!, 5, 6);
  await answerChoices(moves!, 4);
  await saved(moves!);
  const tablet = await elsewhere(browser, url, inBrowsers[2]!, moves!);
  await tablet.getByRole('button', { name: '第 5 题，未答' }).click();
  await answerChoices(tablet, 6, 5);

  await extendsByFive(desk, world, assessmentId, members);

  for (const page of [offline!, reloads!, tablet]) await handIn(page);
  await Promise.all(overHttp.map(({ one, id }) => ask(url, one.token, sittings.submit, { id, tabTurn: 1 })));
  await ask(url, teacher, running.end, { assessmentId, title: TITLE, reason: '全部交卷' });
  await jobsDone(world);

  const marked = await markedByTwo(url, teacher, markers, assessmentId);
  await ask(url, teacher, marking.release, { assessmentId });
  const expected = await expectedTotals(world, marked, members);
  await numbersAgree(url, teacher, assessmentId, expected);

  // one appeal is granted, and everything says so
  const appealing = [...expected.values()].find(({ words }) => words === AGREED)!;
  const { sittingId, answerId, member } = appealing;
  await ask(url, member.token, appeals.submit, { sittingId, answerId, reason: '第二点也写到了' });
  const { list } = await ask(url, teacher, appeals.list, { assessmentId });
  await ask(url, teacher, appeals.decide, { id: list[0]!.id, isGranted: 1, points: WORDS, auditOpinion: '确实写到了' });
  appealing.total += WORDS - AGREED;
  await numbersAgree(url, teacher, assessmentId, expected);
  const reading = await openAs(browser, url, member.token, `/exam/result?id=${sittingId}`);
  await expect(reading.getByText('满分 26')).toBeVisible();
  await reading.getByRole('link', { name: '逐题看' }).click();
  await expect(reading.getByText('申诉已改分')).toBeVisible();
});

/** Two hundred lines of which seven are wrong; the others come into the bank. */
async function importQuestions(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
  const file = { name: '期末二百题.xlsx', mimeType: 'application/zip', buffer: await twoHundredQuestions() };
  await page.getByLabel('上传题目文件').setInputFiles(file);
  await page.waitForURL(/\?id=\d+/);
  await expect(page.getByText('第 11 行 · 答案列：没有选项 D，选项只到 C')).toBeVisible();
  await page.getByRole('button', { name: '导入 193 道题' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '学科' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '导入题目' }).click();
  await expect(page.getByText('导入成功，193 道题放进了题库')).toBeVisible();
}

/** A paper by rule, and an examination with two markers of each answer that begins now; the last of the class has ten minutes more. */
async function publishedExam(url: string, teacher: string, members: readonly Member[]): Promise<string> {
  const paper = await ask(url, teacher, papers.save, { paperName: TITLE, paperKind: PaperKind.drawn });
  const cell = (questionType: QuestionType, knowledge: string, count: number, points: number) => [
    { questionType, difficulty: null, knowledge: [knowledge], count, points },
  ];
  const sections = [
    { sectionName: '一、单选', intro: '', cells: cell(QuestionType.single, ABOUT.choices, CHOICES, CHOICE) },
    { sectionName: '二、简答', intro: '', cells: cell(QuestionType.short, ABOUT.words, 1, WORDS) },
  ];
  const written = await ask(url, teacher, papers.content, { ...paper, sections });
  await ask(url, teacher, papers.publish, { id: paper.id, revision: written.revision, note: '' });
  const now = new Date();
  const rules = {
    ...rulesOf(AssessmentKind.exam),
    isQuestionShuffled: 0 as const,
    isOptionShuffled: 0 as const,
    proctorGrade: ProctorGrade.light,
    isMarkedTwice: 1 as const,
    answerShow: AnswerShow.ended,
    lateEntryMinutes: null,
  };
  const made = await ask(url, teacher, assessments.save, {
    assessmentKind: AssessmentKind.exam,
    title: TITLE,
    paperId: paper.id,
    beginsAt: wireTimeIn(now, -60),
    endsAt: wireTimeIn(now, 3600),
    minutes: 30,
    rules,
  });
  const lines = members.map(({ name, mobile }) => ({ name, number: mobile }));
  const { addedCount } = await ask(url, teacher, candidates.addLines, { assessmentId: made.id, lines });
  expect(addedCount).toBe(PEOPLE);
  const { list } = await ask(url, teacher, candidates.page, { assessmentId: made.id, pageSize: 100 });
  const last = list.find(({ userNo }) => userNo === members.at(-1)!.userNo)!;
  await ask(url, teacher, candidates.extra, { id: last.id, extraMinutes: 10, extraReason: '视力障碍' });
  const { revision } = await ask(url, teacher, assessments.view, { id: made.id });
  const { countCandidate } = await ask(url, teacher, assessments.publish, { id: made.id, revision });
  expect(countCandidate).toBe(PEOPLE);
  return made.id;
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.waitForURL(/sitting=\d+/);
  await expect(page.getByRole('region', { name: '第 1 题，共 11 题' })).toBeVisible();
}

/** By the keyboard alone: the second option, then the next question. */
async function answerChoices(page: Page, count: number, from = 1): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    await expect(page.getByRole('region', { name: `第 ${number} 题，共 11 题` })).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
  }
}

/** Nothing of this page is on its way any more. */
const saved = (page: Page) => expect(page.getByRole('status').first()).toContainText('已保存');

async function elsewhere(browser: Browser, url: string, { token }: Member, before: Page): Promise<Page> {
  const { pathname, search } = new URL(before.url());
  const page = await openAs(browser, url, token, pathname + search);
  await page.getByRole('button', { name: '在这里继续' }).click();
  await expect(page.getByRole('progressbar', { name: '已答 4 / 11 题' })).toBeVisible();
  await expect(before.getByText('这场作答正在另一个页面或设备上进行')).toBeVisible();
  return page;
}

async function handIn(page: Page): Promise<void> {
  const last = page.getByRole('region', { name: '第 11 题，共 11 题' });
  await last.getByRole('textbox').fill('因为销量里混着长期的上升与每年的高峰。');
  await expect(page.getByRole('progressbar', { name: '已答 11 / 11 题' })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog', { name: '交卷？' }).getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('heading', { name: '已经交卷' })).toBeVisible();
}

/** Begins, answers so many rightly and the others wrongly, one save each, and does not hand in yet. */
async function saveOverHttp(url: string, one: Member, assessmentId: string, right: number) {
  const tabKey = 'tab-over-http';
  const { id } = await ask(url, one.token, sittings.begin, { assessmentId, tabKey });
  const room = await ask(url, one.token, sittings.view, { id, tabKey });
  const slots = room.sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  for (const [place, slot] of slots.entries()) {
    const answer = place === CHOICES ? '因为趋势。' : place < right ? 'b' : 'a';
    const entries = [{ clientSeq: place + 1, slot, answer, givenAt: 0 }];
    const { refused } = await ask(url, one.token, sittings.save, { id, tabTurn: 1, sentAt: 0, entries });
    expect(refused).toEqual([]);
  }
  return { one, id };
}

/** The teacher gives everybody five minutes; who had ten more keeps them. */
async function extendsByFive(desk: Page, world: World, assessmentId: string, members: readonly Member[]) {
  const ends = () =>
    inDatabase(world.databaseUrl, async (db) => {
      const rows = await db.select().from(examSitting).where(eq(examSitting.assessmentId, assessmentId));
      return new Map(rows.map(({ userNo, endsAt }) => [userNo, momentOf(endsAt!).getTime() / 60_000]));
    });
  const before = await ends();
  expect(before.size).toBe(PEOPLE);
  await desk.goto(`/account/exams/examAdmin?id=${assessmentId}`);
  await expect(desk.getByRole('navigation', { name: '各种状态的人数' })).toContainText(`答题中${PEOPLE}`);
  await desk.getByRole('button', { name: '全体延时' }).click();
  const longer = desk.getByRole('dialog', { name: '延长考试时间' });
  await longer.getByRole('button', { name: '5 分钟', exact: true }).click();
  await longer.getByRole('textbox', { name: '原因，考生会看到' }).fill('投影出了故障');
  await longer.getByRole('button', { name: '延长 5 分钟' }).click();
  await expect(longer).toBeHidden();
  const after = await ends();
  for (const { userNo } of members) expect(Math.round(after.get(userNo)! - before.get(userNo)!)).toBe(5);
  const [first, last] = [members[0]!, members.at(-1)!];
  expect(Math.round(after.get(last.userNo)! - after.get(first.userNo)!)).toBeGreaterThanOrEqual(9);
}

interface Marked {
  assessmentId: string;
  /** Of what was marked by hand, the same for all. */
  slot: string;
  /** The answer about which the two did not agree. */
  apart: string;
}

/** Both mark every answer; at one they are far apart, and the author decides. */
async function markedByTwo(
  url: string,
  teacher: string,
  markers: readonly string[],
  assessmentId: string,
): Promise<Marked> {
  const { slots } = await ask(url, teacher, marking.overview, { assessmentId });
  expect(slots).toMatchObject([{ fullPoints: WORDS }]);
  const { slot } = slots[0]!;
  let apart = '';
  for (const [round, marker] of markers.entries())
    for (let count = 0; count < PEOPLE; count += 1) {
      const { answer } = await ask(url, marker, marking.next, { assessmentId, slot });
      const { answerId } = answer!;
      apart ||= answerId;
      const points = answerId === apart ? [APART_ONE, APART_OTHER][round]! : AGREED;
      const given = await ask(url, marker, marking.mark, { answerId, points });
      expect(given.isApart).toBe(round === 1 && answerId === apart ? 1 : 0);
    }
  const { list } = await ask(url, teacher, marking.answers, { assessmentId, slot });
  expect(list.map(({ answerId }) => answerId)).toEqual([apart]);
  const decided = await ask(url, teacher, marking.mark, { answerId: apart, points: DECIDED });
  expect(decided).toEqual({ points: DECIDED, isApart: 0 });
  return { assessmentId, slot, apart };
}

interface Expected {
  member: Member;
  sittingId: string;
  answerId: string;
  words: number;
  total: number;
}

/** What everybody has to have, by the name in the export. */
const expectedTotals = (world: World, { assessmentId, slot, apart }: Marked, members: readonly Member[]) =>
  inDatabase(world.databaseUrl, async (db) => {
    const rows = await db
      .select({ userNo: examSitting.userNo, sittingId: examSitting.id, answerId: examAnswer.id })
      .from(examAnswer)
      .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
      .where(and(eq(examAnswer.assessmentId, assessmentId), eq(examAnswer.slot, slot)));
    const found = new Map<string, Expected>();
    for (const [place, member] of members.entries()) {
      const { sittingId, answerId } = rows.find(({ userNo }) => userNo === member.userNo)!;
      const words = answerId === apart ? DECIDED : AGREED;
      found.set(member.name, { member, sittingId, answerId, words, total: rightOf(place) * CHOICE + words });
    }
    return found;
  });

/** What each is told, what the file says and what the analysis counts are one. */
async function numbersAgree(url: string, teacher: string, assessmentId: string, expected: Map<string, Expected>) {
  for (const { member, sittingId, total } of expected.values()) {
    const { totalPoints } = await ask(url, member.token, results.view, { sittingId });
    expect(totalPoints, member.name).toBe(total);
  }
  const { content } = await ask(url, teacher, marking.file, { assessmentId, format: 'csv' });
  const lines = Buffer.from(content, 'base64').toString().trim().split('\r\n').slice(1);
  const told = lines.map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  expect(told).toHaveLength(PEOPLE);
  for (const [, name, , total] of told) expect(Number(total) * 10, name).toBeCloseTo(expected.get(name!)!.total);
  const totals = [...expected.values()].map(({ total }) => total);
  const figures = await ask(url, teacher, marking.analysis, { assessmentId });
  expect(figures).toMatchObject({
    candidateCount: PEOPLE,
    markedCount: PEOPLE,
    highest: Math.max(...totals),
    lowest: Math.min(...totals),
  });
}
