import { and, inArray } from 'drizzle-orm';
import type { PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { choosable } from '../abilities/items.ts';
import { onShelf } from '../catalogue/policies.ts';
import { choosableTests } from './choices.ts';

/** Something that was named and is not offered, at its field. */
export interface Issue {
  path: string;
  message: string;
}

type WithItems = Pick<PlanContent, 'items'>;
type WithTests = Pick<PlanContent, 'testIds'>;
interface WithCourses {
  stages: readonly { courseIds: readonly string[] }[];
}

/** Items that are new and may not be chosen; what stood there already may stay. */
export async function unknownItems(db: Db, before: WithItems, after: WithItems): Promise<Issue[]> {
  const there = new Set(before.items.map(({ abilityId }) => abilityId));
  const added = after.items.map(({ abilityId }) => abilityId).filter((id) => !there.has(id));
  const known = await choosable(db, added);
  return after.items.flatMap(({ abilityId }, index) =>
    there.has(abilityId) || known.has(abilityId)
      ? []
      : [{ path: `items.${index}.abilityId`, message: '没有这个能力项，或者已经停用' }],
  );
}

/** The same for courses. */
export async function unknownCourses(db: Db, before: WithCourses, after: WithCourses): Promise<Issue[]> {
  const idsOf = ({ stages }: WithCourses) => stages.flatMap(({ courseIds }) => courseIds);
  const there = new Set(idsOf(before));
  const added = idsOf(after).filter((id) => !there.has(id));
  if (added.length === 0) return [];
  const rows = await db
    .select({ id: course.id })
    .from(course)
    .where(and(inArray(course.id, added), onShelf));
  const known = new Set(rows.map(({ id }) => id));
  return after.stages.flatMap(({ courseIds }, index) =>
    courseIds.every((id) => there.has(id) || known.has(id))
      ? []
      : [{ path: `stages.${index}.courseIds`, message: '有课程不存在或者已经下架' }],
  );
}

/** The same for assessments. */
export async function unknownTests(ctx: UserCtx, before: WithTests, after: WithTests): Promise<Issue[]> {
  const added = after.testIds.filter((id) => !before.testIds.includes(id));
  if (added.length === 0) return [];
  const rows = await ctx.db
    .select({ id: assessment.id })
    .from(assessment)
    .where(and(inArray(assessment.id, added), choosableTests(ctx)));
  return rows.length === added.length ? [] : [{ path: 'testIds', message: '有测评不能选：要是公开的，或者自己发布的' }];
}
