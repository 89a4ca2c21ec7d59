import { inArray } from 'drizzle-orm';
import type { AskedItem } from '#contract/course/typicalPosition.ts';
import type { ProgramStageView } from '#contract/course/programShapes.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { NONE } from '#contract/rules/id.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import { coverageOf } from '#contract/rules/typicalPlan.ts';
import type { Coverage, ReadPlan } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { itemsOf } from '../abilities/items.ts';
import { coursesOf, testsOf } from '../typicalPlans/read.ts';
import { sumsOf } from './content.ts';

export interface ReadProgram {
  facts: Omit<ProgramContent, 'items' | 'stages'> & { typicalPositionName: string } & ReturnType<typeof sumsOf>;
  items: AskedItem[];
  stages: ProgramStageView[];
  coverage: Coverage[];
}

/** Versions with all the names in them: a statement per kind of thing, however many versions. */
export async function readPrograms(db: Db, contents: readonly ProgramContent[]): Promise<ReadProgram[]> {
  const all = contents.flatMap(({ stages }) => stages);
  const items = await itemsOf(
    db,
    contents.flatMap((one) => one.items.map(({ abilityId }) => abilityId)),
  );
  const courses = await coursesOf(
    db,
    all.flatMap(({ courseIds }) => courseIds),
  );
  const tests = await testsOf(
    db,
    all.flatMap(({ testIds }) => testIds),
  );
  const names = await positionNames(
    db,
    contents.map(({ typicalPositionId }) => typicalPositionId),
  );
  const raises = new Map(
    [...courses].map(([id, course]) => [id, course.raises.map((one) => ({ abilityId: one.id, ...one }))]),
  );
  return contents.map((content) => {
    const { items: asked, stages, ...facts } = content;
    return {
      facts: {
        ...facts,
        ...sumsOf(content),
        typicalPositionName: names.get(facts.typicalPositionId) ?? '',
      },
      items: asked.flatMap(({ abilityId, abilityLevel, weight }) => {
        const item = items.get(abilityId);
        return item ? [{ ...item, abilityLevel, weight }] : [];
      }),
      stages: stages.map(({ courseIds, testIds, ...stage }) => ({
        ...stage,
        courses: courseIds.flatMap((id) => courses.get(id) ?? []),
        tests: testIds.flatMap((id) => tests.get(id) ?? []),
      })),
      coverage: coverageOf(content, raises),
    };
  });
}

/** What typical positions are called. */
export async function positionNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== NONE))] as string[];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: typicalPosition.id, positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(inArray(typicalPosition.id, wanted));
  return new Map(rows.map(({ id, positionName }) => [id, positionName]));
}

/** A version line by line, for what differs between two; stages by their keys, so that a move is no change. */
export function readableOf({ facts, items, stages }: ReadProgram): ReadPlan {
  const nameOf = new Map(stages.map(({ key, stageName }) => [key, stageName]));
  return {
    facts: new Map([
      ['programName', { name: '方案名称', text: facts.programName }],
      ['typicalPositionId', { name: '典型岗位', text: facts.typicalPositionName }],
      ['intro', { name: '一句话说明', text: facts.intro }],
      ['openDate', { name: '开放加入', text: facts.openDate }],
      ['endDate', { name: '结束', text: facts.endDate }],
      ['seats', { name: '名额', text: facts.seats === 0 ? '不限' : `${facts.seats} 人` }],
    ]),
    items: new Map(
      items.map((item) => [
        item.id,
        {
          name: item.abilityName,
          text: `第 ${item.abilityLevel} 级「${AbilityLevel.labels[item.abilityLevel]}」，权重 ${item.weight}`,
        },
      ]),
    ),
    stages: new Map(
      stages.map((stage) => [
        stage.key,
        {
          name: `阶段「${stage.stageName}」`,
          text: [
            stage.intro,
            stage.courses.map(({ courseName }) => courseName).join('、'),
            `${stage.hours} 学时，${stage.credit / 10} 学分`,
            stage.needs.length > 0 ? `先完成 ${stage.needs.map((key) => nameOf.get(key) ?? '').join('、')}` : '',
            [stage.beginDate, stage.endDate].filter(Boolean).join(' 到 '),
          ]
            .filter(Boolean)
            .join(' · '),
        },
      ]),
    ),
    tests: new Map(
      stages.flatMap(({ stageName, tests }) =>
        tests.map(({ id, title }) => [id, { name: `「${stageName}」的测评`, text: title }]),
      ),
    ),
  };
}
