import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as sitting from '#contract/exam/sitting.ts';
import * as match from '#contract/position/match.ts';
import * as talent from '#contract/position/talent.ts';
import * as found from '#contract/position/talentRecomment.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { EvidenceKind } from '#contract/rules/evidence.ts';
import { NONE } from '#contract/rules/id.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import * as profile from '#contract/user/userProfile.ts';
import * as workSet from '#contract/user/userWorkSet.ts';
import { abilityVisibility } from '#server/db/schema/abilityVisibility.ts';
import { questionAbility } from '#server/db/schema/questionAbility.ts';
import { certificate } from '#server/db/schema/study.ts';
import { typicalPositionTest } from '#server/db/schema/typicalPosition.ts';
import { portraitAbilities } from '#server/domain/profile/itemVisibility.ts';
import { portraitCopy } from '#server/domain/vacancies/portraitCopy.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish, makePosition } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-24T10:00:00+08:00');
t.setNow(now);
const { itemId: cleaning } = await offerVacancyChoices(t);
const {
  items: [drawing],
} = await makeAbilities(db, ['制图'], '表达');
const { courseId: first } = await makeLessons(db, [3600], { courseName: '清洗入门' });
const { courseId: second } = await makeLessons(db, [3600], { courseName: '制图入门' });
await raise(db, first, cleaning, 2);
await raise(db, second, drawing!, 3);

let [boss, stranger, me]: Person[] = [];
let vacancyId = '';
let paper: MadePaper;
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  stranger = await t.person();
  me = await applicant(t, '林晓');
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }), {
    abilities: [
      { abilityId: cleaning, abilityLevel: 4 },
      { abilityId: drawing!, abilityLevel: 3 },
    ],
  });
  for (const courseId of [first, second]) {
    await enrol(db, { userNo: me.userNo, courseId });
    await finish(db, { userNo: me.userNo, courseId, now });
  }
  await t.runJobs();
});

const portraitOf = async (by: Person, userNo: string) => (await by.send(profile.userPortrayal, { userNo })).data;
const mine = async (name: string) =>
  (await me!.send(profile.userPortrayal)).data.items.find(({ abilityName }) => abilityName === name);
const choose = (abilityId: string, level: Visibility) =>
  me!.send(profile.updateAbilityVisibility, { abilityId, level });

it('each level stands on named evidence, with its age and weight', async () => {
  expect(await mine('制图')).toMatchObject({
    abilityLevel: 3,
    groupName: '表达能力',
    words: '三级',
    sureness: 70,
    visibility: Visibility.everybody,
    evidence: [
      {
        evidenceKind: EvidenceKind.certificate,
        sourceId: second,
        title: '制图入门',
        abilityLevel: 3,
        at: '2026-11-24 10:00:00',
        months: 0,
        weight: 70,
      },
    ],
  });
  expect((await mine('制图'))!.evidence[0]!.certificateNo).not.toBe('');
  await db.update(certificate).set({ revokedAt: '2026-11-24 10:00:00' }).where(eq(certificate.courseId, second));
  await staySignedIn(t);
  t.setNow(new Date('2028-11-24T10:00:00+08:00'));
  expect(await mine('制图')).toMatchObject({
    sureness: 45,
    evidence: [{ evidenceKind: EvidenceKind.course, certificateNo: '', months: 24, weight: 45 }],
  });
  t.setNow(now);
});

async function takeTest(assessmentId: string): Promise<void> {
  const { id } = (await me!.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  const entries = [{ clientSeq: 1, slot: paper.items[0]!.itemId, answer: 'b', givenAt: 1000 }];
  expect((await me!.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries })).code).toBe(200);
  expect((await me!.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  await t.runJobs();
}

it('a test that a public typical position names raises the level and the match; one that nobody named does not', async () => {
  const author = await t.person({ userType: 2 });
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
  await db
    .insert(questionAbility)
    .values({ questionId: paper.items[0]!.questionId, abilityId: cleaning, abilityLevel: 4 });
  const wish = { authorUserNo: author.userNo, paper, kind: AssessmentKind.positionTest, isOpen: 1 as const };
  const assessmentId = await makeAssessment(db, { ...wish, title: '清洗测试' });
  const before = (await me!.send(match.view, { id: vacancyId })).data.percent;
  await takeTest(assessmentId);
  expect(await mine('数据清洗')).toMatchObject({ abilityLevel: 2, sureness: 70 });

  const typicalPositionId = await makePosition(db, author.userNo, '清洗专员', [cleaning]);
  await db.insert(typicalPositionTest).values({ typicalPositionId, assessmentId, sort: 0 });
  expect(await mine('数据清洗')).toMatchObject({
    abilityLevel: 4,
    sureness: 80,
    evidence: [
      { evidenceKind: EvidenceKind.test, sourceId: assessmentId, title: '清洗测试', abilityLevel: 4, weight: 80 },
      { evidenceKind: EvidenceKind.certificate, title: '清洗入门', abilityLevel: 2 },
    ],
  });
  const after = (await me!.send(match.view, { id: vacancyId })).data;
  expect([before, after.percent]).toEqual([75, 100]);
  expect(after.abilities.find(({ abilityId }) => abilityId === cleaning)).toMatchObject({
    mine: 4,
    evidence: '测评《清洗测试》',
  });
});

it('another sitting that is marked reaches the match by itself', async () => {
  const other = await applicant(t, '只考过的人');
  me = other;
  const author = await t.person({ userType: 2 });
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['single'] });
  await db
    .insert(questionAbility)
    .values({ questionId: paper.items[0]!.questionId, abilityId: cleaning, abilityLevel: 5 });
  const wish = { authorUserNo: author.userNo, paper, kind: AssessmentKind.positionTest, isOpen: 1 as const };
  const assessmentId = await makeAssessment(db, { ...wish, title: '清洗难题' });
  const typicalPositionId = await makePosition(db, author.userNo, '清洗主管', [cleaning]);
  await db.insert(typicalPositionTest).values({ typicalPositionId, assessmentId, sort: 0 });
  const promised = (await other.send(match.view, { id: vacancyId })).data;
  expect(promised.percent).toBe(0);
  expect(promised.tests).toContainEqual({ assessmentId, title: '清洗难题', minutes: null, percent: 50 });
  await takeTest(assessmentId);
  expect((await other.send(match.view, { id: vacancyId })).data).toMatchObject({ percent: 50, tests: [] });
  expect((await other.send(match.list)).data).toMatchObject({ knows: { abilities: 1 }, list: [{ id: vacancyId }] });
});

it('a hidden item is nowhere to be found by others: portrait, courses, application, recommendation', async () => {
  me = await applicant(t, '藏一项的人');
  for (const courseId of [first, second]) {
    await enrol(db, { userNo: me.userNo, courseId });
    await finish(db, { userNo: me.userNo, courseId, now });
  }
  await me.send(found.agree, { isFindable: 1 });
  await me.send(profile.updateVisibility, { section: 'portrait', level: Visibility.everybody });
  await t.runJobs();
  const people = async () => (await boss!.send(found.list, { vacancyId })).data.list.map(({ name }) => name);
  expect(await people()).toContain('藏一项的人');

  expect((await choose(drawing!, Visibility.onlyMe)).code).toBe(200);
  expect(await people()).not.toContain('藏一项的人');
  for (const reader of [boss!, stranger!]) {
    const seen = JSON.stringify(await portraitOf(reader, me.userNo));
    expect(seen).toContain('数据清洗');
    expect(seen).not.toContain('制图');
    expect(seen).toContain('学完 2 门课程');
  }
  expect(await mine('制图')).toMatchObject({ visibility: Visibility.onlyMe });

  const { id } = (await me.send(vacancy.apply, { id: vacancyId, sections: ['contact', 'portrait'], note: '' })).data;
  const { portrait } = (await boss!.send(talent.open, { id, lookPart: LookPart.portrait })).data;
  expect(portrait!.items.map(({ abilityName }) => abilityName)).toEqual(['数据清洗']);
  expect(portrait!.abilities.map(({ abilityName, mine: level }) => [abilityName, level])).toEqual([
    ['数据清洗', 2],
    ['制图', null],
  ]);
  expect(JSON.stringify(portrait)).not.toContain('制图入门');
  expect(portrait!.items[0]!.evidence).toMatchObject([{ sourceId: first, certificateNo: '' }]);
});

it('an item goes with the portrait again, is for organizations alone, and cannot be chosen without evidence', async () => {
  const sees = async (reader: Person) =>
    (await portraitOf(reader, me!.userNo)).items.some(({ abilityName }) => abilityName === '制图');
  const both = async () => [await sees(boss!), await sees(stranger!)];
  await choose(drawing!, Visibility.organizations);
  expect(await both()).toEqual([true, false]);
  await choose(drawing!, Visibility.everybody);
  expect(await both()).toEqual([true, true]);
  const rows = eq(abilityVisibility.userNo, me!.userNo);
  expect(await db.$count(abilityVisibility, rows)).toBe(0);
  const {
    items: [unknown],
  } = await makeAbilities(db, ['没有学过'], '别的');
  expect((await choose(unknown!, Visibility.onlyMe)).code).toBe(NOT_FOUND.code);
  expect((await choose('7', Visibility.onlyMe)).code).toBe(NOT_FOUND.code);
});

it('a work stands beside the level that others show, weighs nothing, and goes to nobody with an application', async () => {
  const work = { title: '早餐店的三张图', abilityIds: [drawing!] };
  expect((await me!.send(workSet.save, work)).code).toBe(200);
  const piece = { evidenceKind: EvidenceKind.work, title: '早餐店的三张图', weight: 0, abilityLevel: 3 };
  const before = (await mine('制图'))!;
  expect(before.evidence.at(-1)).toMatchObject(piece);
  expect(before.sureness).toBe(before.evidence[0]!.weight);
  const shown = async (by: Person) => JSON.stringify(await portraitOf(by, me!.userNo)).includes('早餐店的三张图');
  expect([await shown(boss!), await shown(stranger!)]).toEqual([true, true]);
  await me!.send(profile.updateVisibility, { section: 'workSet', level: Visibility.organizations });
  expect([await shown(boss!), await shown(stranger!)]).toEqual([true, false]);
  const copy = await portraitCopy(db, { userNo: me!.userNo, vacancyId }, now);
  expect(JSON.stringify(copy.items)).toContain('制图入门');
  expect(JSON.stringify(copy.items)).not.toContain('早餐店的三张图');
});

it('of tests of others neither the sitting nor the assessment is told', async () => {
  const author = await t.person({ userType: 2 });
  const assessmentId = await makeAssessment(db, {
    authorUserNo: author.userNo,
    paper,
    kind: AssessmentKind.positionTest,
    isOpen: 1 as const,
    title: '再测一次',
  });
  const typicalPositionId = await makePosition(db, author.userNo, '清洗顾问', [cleaning]);
  await db.insert(typicalPositionTest).values({ typicalPositionId, assessmentId, sort: 0 });
  await takeTest(assessmentId);
  const { items } = await portraitOf(boss!, me!.userNo);
  const { evidence } = items.find(({ abilityName }) => abilityName === '数据清洗')!;
  expect(evidence.find(({ evidenceKind }) => evidenceKind === EvidenceKind.test)).toMatchObject({ sourceId: NONE });
});

it('what was hidden stays hidden in the item that it is merged into', async () => {
  await choose(drawing!, Visibility.onlyMe);
  await choose(cleaning, Visibility.organizations);
  await db.transaction((tx) => portraitAbilities.move(tx, drawing!, cleaning));
  const [work] = (await me!.send(workSet.list)).data.list;
  expect(work!.abilityIds).toEqual([cleaning]);
  const rows = await db.select().from(abilityVisibility).where(eq(abilityVisibility.userNo, me!.userNo));
  expect(rows).toMatchObject([{ abilityId: cleaning, visibility: Visibility.onlyMe }]);
  expect(
    await db.$count(
      abilityVisibility,
      and(eq(abilityVisibility.userNo, me!.userNo), eq(abilityVisibility.abilityId, drawing!)),
    ),
  ).toBe(0);
});
