import { inArray, sql } from 'drizzle-orm';
import { assessments } from '#seed/data/assessments.ts';
import { jobTypes } from '#seed/data/jobType.ts';
import type { JobTypeNode } from '#seed/data/jobType.ts';
import { organizations } from '#seed/data/organizations.ts';
import { typicalPositions } from '#seed/data/typicalPositions.ts';
import type { SeedTypicalPosition } from '#seed/data/typicalPositions.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '#server/db/client.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import * as parts from '#server/db/schema/typicalPosition.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { courseIdsByKey } from './abilities.ts';
import { insertAll } from './batches.ts';
import { takeIds } from './learning/takeIds.ts';

const DAY = 86_400_000;

interface World {
  userNos: ReadonlyMap<string, string>;
  /** Items of the ability model by their keys. */
  items: ReadonlyMap<string, string>;
}

interface Known extends World {
  courses: ReadonlyMap<string, string>;
  tests: ReadonlyMap<string, string>;
  orgNos: ReadonlyMap<string, string>;
}

/** The typical positions of the demo world: published ones, one that is being written and one that waits for its review. */
export async function loadTypicalPositions(db: Db, world: World, now: Date): Promise<void> {
  const known = {
    ...world,
    courses: await courseIdsByKey(db),
    tests: await testIdsByKey(db),
    orgNos: await orgNosByKey(db),
  };
  const ids = await takeIds(db, typicalPositions.length);
  const made = typicalPositions.map((seed, index) => ({ seed, id: ids[index]!, content: contentOf(seed, known) }));
  const ago = (days: number) => wireTime(new Date(now.getTime() - days * DAY));
  await insertAll(
    db,
    typicalPosition,
    made.map(({ seed, id, content }) => ({
      ...factsOf(content),
      id,
      authorUserNo: world.userNos.get(seed.author)!,
      orgNo: seed.org === null ? null : known.orgNos.get(seed.org)!,
      gmtCreate: ago(seed.daysAgo),
      ...(seed.state ? {} : { version: 1, publishedTime: ago(seed.daysAgo) }),
    })),
  );
  await insertAll(
    db,
    parts.typicalPositionDraft,
    made.map(({ seed, id, content }) => ({ typicalPositionId: id, content, draftState: stateOf(seed) })),
  );
  await insertAll(
    db,
    parts.typicalPositionReview,
    made.flatMap(({ seed, id, content }) =>
      seed.state === 'waiting'
        ? [
            {
              typicalPositionId: id,
              content,
              submitUserNo: world.userNos.get(seed.author)!,
              submitTime: ago(seed.daysAgo),
            },
          ]
        : [],
    ),
  );
  await loadParts(
    db,
    made.filter(({ seed }) => !seed.state),
    known,
  );
}

type Made = { seed: SeedTypicalPosition; id: string; content: PlanContent };

async function loadParts(db: Db, made: Made[], { orgNos }: Known): Promise<void> {
  const stages = made.flatMap(({ id, content }) => content.stages.map((stage, sort) => ({ stage, sort, id })));
  const stageIds = await takeIds(db, stages.length);
  await insertAll(
    db,
    typicalPositionAbility,
    made.flatMap(({ id, content }) => content.items.map((item) => ({ ...item, typicalPositionId: id }))),
  );
  await insertAll(
    db,
    parts.typicalPositionStage,
    stages.map(({ stage: { stageName, intro }, sort, id }, index) => ({
      id: stageIds[index]!,
      typicalPositionId: id,
      sort,
      stageName,
      intro,
    })),
  );
  await insertAll(
    db,
    parts.typicalPositionCourse,
    stages.flatMap(({ stage, id }, index) =>
      stage.courseIds.map((courseId, sort) => ({ typicalPositionId: id, stageId: stageIds[index]!, courseId, sort })),
    ),
  );
  await insertAll(
    db,
    parts.typicalPositionTest,
    made.flatMap(({ id, content }) =>
      content.testIds.map((assessmentId, sort) => ({ typicalPositionId: id, assessmentId, sort })),
    ),
  );
  await insertAll(
    db,
    parts.typicalPositionUse,
    made.flatMap(({ seed, id }) => seed.users.map((key) => ({ typicalPositionId: id, orgNo: orgNos.get(key)! }))),
  );
}

const stateOf = ({ state }: SeedTypicalPosition): DraftState => {
  if (state === 'draft') return DraftState.editing;
  return state === 'waiting' ? DraftState.waiting : DraftState.passed;
};

const factsOf = ({ positionName, jobTypeCode, industry, positionRank, intro }: PlanContent) => ({
  positionName,
  jobTypeCode,
  industry,
  positionRank,
  intro,
});

function contentOf(seed: SeedTypicalPosition, { items, courses, tests }: Known): PlanContent {
  return {
    positionName: seed.name,
    jobTypeCode: codeOf(seed.jobType),
    industry: seed.industry,
    positionRank: seed.rank,
    intro: seed.intro,
    items: seed.items.map(([key, abilityLevel, weight]) => ({ abilityId: known(items, key), abilityLevel, weight })),
    stages: seed.stages.map((stage) => ({
      stageName: stage.name,
      intro: stage.intro,
      courseIds: stage.courses.map((key) => known(courses, key)),
    })),
    testIds: seed.tests.map((key) => known(tests, key)),
  };
}

function known(of: ReadonlyMap<string, string>, key: string): string {
  const id = of.get(key);
  if (id === undefined) throw new Error(`the demo world has no ${key}`);
  return id;
}

function codeOf(name: string): string {
  const find = (nodes: readonly JobTypeNode[]): string | undefined => {
    for (const node of nodes) {
      const code = node.children ? find(node.children) : node.name === name ? node.code : undefined;
      if (code) return code;
    }
    return undefined;
  };
  const code = find(jobTypes);
  if (!code) throw new Error(`no kind of job ${name}`);
  return code;
}

async function testIdsByKey(db: Db): Promise<Map<string, string>> {
  const names = assessments.map(({ name }) => name);
  const rows = await db
    .select({ id: assessment.id, title: assessment.title })
    .from(assessment)
    .where(inArray(assessment.title, names));
  const byName = new Map(rows.map(({ id, title }) => [title, id]));
  return new Map(assessments.flatMap(({ key, name }) => (byName.has(name) ? [[key, byName.get(name)!]] : [])));
}

/** Numbers of the demo organizations by their keys. */
export async function orgNosByKey(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ orgNo: orgInfo.orgNo, orgCode: orgInfo.orgCode })
    .from(orgInfo)
    .where(sql`${orgInfo.orgCode} <> ''`);
  const byCode = new Map(rows.map(({ orgCode, orgNo }) => [orgCode, orgNo]));
  return new Map(organizations.map(({ key, creditCode }) => [key, byCode.get(creditCode)!]));
}
