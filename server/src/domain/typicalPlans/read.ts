import { eq, inArray, sql } from 'drizzle-orm';
import type { AskedItem, StageCourse, StageView, TestView } from '#contract/course/typicalPosition.ts';
import { AbilityLevel, PositionRank } from '#contract/rules/abilities.ts';
import { coverageOf } from '#contract/rules/typicalPlan.ts';
import type { Coverage, PlanContent, ReadLine, ReadPlan } from '#contract/rules/typicalPlan.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { Db } from '../../db/client.ts';
import { itemsOf } from '../abilities/items.ts';
import { raisedBy } from '../abilities/raised.ts';
import { onShelf } from '../catalogue/policies.ts';
import { planNames } from './names.ts';
import type { PlanNames } from './names.ts';

export interface ReadContent {
  facts: Pick<PlanContent, 'positionName' | 'jobTypeCode' | 'industry' | 'positionRank' | 'intro'> & {
    jobTypeName: string;
    industryName: string;
  };
  items: AskedItem[];
  stages: StageView[];
  tests: TestView[];
  coverage: Coverage[];
}

/** Versions with all the names in them: a statement per kind of thing, however many versions. */
export async function readPlans(db: Db, now: Date, contents: readonly PlanContent[]): Promise<ReadContent[]> {
  const items = await itemsOf(
    db,
    contents.flatMap((one) => one.items.map(({ abilityId }) => abilityId)),
  );
  const courses = await coursesOf(
    db,
    contents.flatMap((one) => one.stages.flatMap(({ courseIds }) => courseIds)),
  );
  const tests = await testsOf(
    db,
    contents.flatMap(({ testIds }) => testIds),
  );
  const names = await planNames(db, now);
  return contents.map((content) => ({
    facts: factsOf(content, names),
    items: content.items.flatMap(({ abilityId, abilityLevel, weight }) => {
      const item = items.get(abilityId);
      return item ? [{ ...item, abilityLevel, weight }] : [];
    }),
    stages: content.stages.map(({ stageName, intro, courseIds }) => ({
      stageName,
      intro,
      courses: courseIds.flatMap((id) => courses.get(id) ?? []),
    })),
    tests: content.testIds.flatMap((id) => tests.get(id) ?? []),
    coverage: coverageOf(
      content,
      new Map([...courses].map(([id, { raises }]) => [id, raises.map((one) => ({ abilityId: one.id, ...one }))])),
    ),
  }));
}

const factsOf = (content: PlanContent, names: PlanNames): ReadContent['facts'] => {
  const { positionName, jobTypeCode, industry, positionRank, intro } = content;
  return { positionName, jobTypeCode, industry, positionRank, intro, ...names.of(content) };
};

const courseShown = {
  id: course.id,
  courseName: course.courseName,
  courseCategory: course.courseCategory,
  lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
  periodTotal: course.periodTotal,
  credit: course.credit,
  isOnShelf: sql<0 | 1>`(${onShelf})::int`,
};

/** Courses with what they raise, as stages show them. */
export async function coursesOf(db: Db, ids: readonly string[]): Promise<Map<string, StageCourse>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const rows = await db
    .select(courseShown)
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .where(inArray(course.id, wanted));
  const raised = await raisedBy(db, wanted);
  return new Map(rows.map((row) => [row.id, { ...row, raises: raised.get(row.id) ?? [] }]));
}

export const testShown = {
  id: assessment.id,
  assessmentKind: assessment.assessmentKind,
  title: assessment.title,
  minutes: assessment.minutes,
  beginsAt: assessment.beginsAt,
  endsAt: assessment.endsAt,
  attempts: assessment.attempts,
  isOpen: assessment.isOpen,
};

/** Assessments as stages show them. */
export async function testsOf(db: Db, ids: readonly string[]): Promise<Map<string, TestView>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(testShown)
    .from(assessment)
    .where(inArray(assessment.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

const lines = <T>(all: readonly T[], keyOf: (one: T) => string, lineOf: (one: T) => ReadLine) =>
  new Map(all.map((one) => [keyOf(one), lineOf(one)]));

/** A version line by line, for what differs between two. */
export function readableOf({ facts, items, stages, tests }: ReadContent): ReadPlan {
  return {
    facts: new Map([
      ['positionName', { name: '岗位名称', text: facts.positionName }],
      ['jobTypeCode', { name: '职位类别', text: facts.jobTypeName }],
      ['industry', { name: '行业', text: facts.industryName }],
      ['positionRank', { name: '级别', text: PositionRank.labels[facts.positionRank] }],
      ['intro', { name: '一句话说明', text: facts.intro }],
    ]),
    items: lines(
      items,
      ({ id }) => id,
      (item) => ({
        name: item.abilityName,
        text: `第 ${item.abilityLevel} 级「${AbilityLevel.labels[item.abilityLevel]}」，权重 ${item.weight}`,
      }),
    ),
    stages: new Map(
      stages.map(({ stageName, intro, courses }, index) => [
        String(index + 1),
        {
          name: `第 ${index + 1} 阶段`,
          text: [stageName, intro, courses.map(({ courseName }) => courseName).join('、')].filter(Boolean).join(' · '),
        },
      ]),
    ),
    tests: lines(
      tests,
      ({ id }) => id,
      ({ title }) => ({ name: '测评', text: title }),
    ),
  };
}
