import { and, eq } from 'drizzle-orm';
import * as failures from '#contract/course/abilityFailures.ts';
import type { update } from '#contract/course/typicalPlan.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import type { PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { inDictionary } from '../site/dictionary.ts';
import { inTree } from '../site/tree.ts';
import { unknownCourses, unknownItems, unknownTests } from './offered.ts';
import type { Issue } from './offered.ts';
import { heldPlan, ownPlans, planAuthorOf } from './policies.ts';

const MOST_DRAFTS = 50;

/** Begins a typical position. Returns its id. @throws NOT_PLAN_AUTHOR, NO_PERMISSION, TOO_MANY_PLANS */
export async function beginPlan(ctx: UserCtx, positionName: string): Promise<string> {
  const { db, user, now } = ctx;
  const author = planAuthorOf(ctx);
  await oneAtATime(db, user.userNo);
  const unpublished = and(ownPlans(ctx), eq(typicalPosition.version, 0));
  if ((await db.$count(typicalPosition, unpublished)) >= MOST_DRAFTS) throw fail(failures.TOO_MANY_PLANS);
  const [row] = await db
    .insert(typicalPosition)
    .values({ ...author, positionName, gmtCreate: wireTime(now) })
    .returning({ id: typicalPosition.id });
  const content: PlanContent = {
    positionName,
    jobTypeCode: '',
    industry: '',
    positionRank: PositionRank.junior,
    intro: '',
    items: [],
    stages: [],
    testIds: [],
  };
  await db.insert(typicalPositionDraft).values({ typicalPositionId: row!.id, content });
  return row!.id;
}

type Wish = OutputOf<typeof update.input>;

/** Keeps what was changed. Returns the revision it is now. @throws NOT_FOUND, PLAN_CHANGED, PLAN_WAITING, 422 */
export async function savePlan(ctx: UserCtx, { id, revision, ...wish }: Wish): Promise<number> {
  const { db, now } = ctx;
  const { position, draft } = await heldPlan(ctx, id);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PLAN_WAITING);
  if (draft.revision !== revision) throw fail(failures.PLAN_CHANGED);
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const content: PlanContent = { ...draft.content, ...given };
  await refuseUnknown(ctx, draft.content, content);
  const gmtModified = wireTime(now);
  await db
    .update(typicalPositionDraft)
    .set({ content, revision: revision + 1, draftState: DraftState.editing, gmtModified })
    .where(eq(typicalPositionDraft.id, draft.id));
  if (position.version === 0)
    await db
      .update(typicalPosition)
      .set({ positionName: content.positionName, gmtModified })
      .where(eq(typicalPosition.id, id));
  return revision + 1;
}

/** Deletes one that was never public. @throws NOT_FOUND, PLAN_WAS_PUBLISHED, PLAN_WAITING */
export async function removePlan(ctx: UserCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { position, draft } = await heldPlan(ctx, id);
  if (position.version > 0) throw fail(failures.PLAN_WAS_PUBLISHED);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PLAN_WAITING);
  await db.delete(typicalPositionReview).where(eq(typicalPositionReview.typicalPositionId, id));
  await db.delete(typicalPositionDraft).where(eq(typicalPositionDraft.typicalPositionId, id));
  await db.delete(typicalPosition).where(eq(typicalPosition.id, id));
  ctx.changed({ before: { id, positionName: position.positionName } });
}

/** What is new and not offered is refused at its field; what stood there already may stay. */
async function refuseUnknown(ctx: UserCtx, before: PlanContent, after: PlanContent): Promise<void> {
  const { db } = ctx;
  const issues: Issue[] = [];
  const { jobTypeCode, industry } = after;
  const gone = '没有这个选项，请从列表里重新选择';
  if (jobTypeCode !== '' && jobTypeCode !== before.jobTypeCode && !(await isKindOfJob(db, jobTypeCode)))
    issues.push({ path: 'jobTypeCode', message: '请选到具体的职位' });
  if (industry !== '' && industry !== before.industry && !(await inDictionary(db, 'industry', industry)))
    issues.push({ path: 'industry', message: gone });
  issues.push(...(await unknownItems(db, before, after)), ...(await unknownCourses(db, before, after)));
  issues.push(...(await unknownTests(ctx, before, after)));
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}

const isKindOfJob = async (db: Db, code: string): Promise<boolean> => code.length === 6 && inTree(db, 'jobType', code);
