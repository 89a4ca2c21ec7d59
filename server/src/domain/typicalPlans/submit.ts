import { and, eq } from 'drizzle-orm';
import * as failures from '#contract/course/abilityFailures.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { planChanges } from '#contract/rules/typicalPlan.ts';
import type { PlanChange, PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeReady, takenBack } from '../../kit/handIn.ts';
import { missingIn } from './missing.ts';
import { heldPlan } from './policies.ts';
import { publicContentOf } from './publicContent.ts';
import { readableOf, readPlans } from './read.ts';

/** Hands a typical position in. @throws NOT_FOUND, PLAN_WAITING, PLAN_NOTHING_NEW, 422 with every place that is not ready */
export async function submitPlan(ctx: UserCtx, id: string, submitNote: string): Promise<void> {
  const { db, user, now } = ctx;
  const { position, draft } = await heldPlan(ctx, id);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PLAN_WAITING);
  mustBeReady(missingIn(draft.content));
  const changes = await changesOf(ctx, position, draft.content);
  if (changes.length === 0) throw fail(failures.PLAN_NOTHING_NEW);
  await db.insert(typicalPositionReview).values({
    typicalPositionId: id,
    reviewerOrgNo: position.orgNo === null ? await houseOf(db, user.userNo) : null,
    submitUserNo: user.userNo,
    submitTime: wireTime(now),
    submitNote,
    content: draft.content,
    changes,
  });
  await db
    .update(typicalPositionDraft)
    .set({ draftState: DraftState.waiting, auditOpinion: '', gmtModified: wireTime(now) })
    .where(eq(typicalPositionDraft.id, draft.id));
  ctx.changed({ after: { id, positionName: draft.content.positionName, changes: changes.length } });
}

/** Takes it back, to go on writing. @throws NOT_FOUND, PLAN_NOT_WAITING */
export async function withdrawPlan(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const { draft } = await heldPlan(ctx, id);
  if (draft.draftState !== DraftState.waiting) throw fail(failures.PLAN_NOT_WAITING);
  const waiting = and(
    eq(typicalPositionReview.typicalPositionId, id),
    eq(typicalPositionReview.auditStatus, ReviewState.waiting),
  );
  await db.update(typicalPositionReview).set(takenBack(now)).where(waiting);
  await db
    .update(typicalPositionDraft)
    .set({ draftState: DraftState.editing })
    .where(eq(typicalPositionDraft.id, draft.id));
}

/** What differs between the public version and this one. */
export async function changesOf(
  { db, now }: Pick<UserCtx, 'db' | 'now'>,
  position: typeof typicalPosition.$inferSelect,
  content: PlanContent,
): Promise<PlanChange[]> {
  const before = await publicContentOf(db, position);
  const [after, old] = await readPlans(db, now, before ? [content, before] : [content]);
  return planChanges(old ? readableOf(old) : null, readableOf(after!));
}

/** The organization or school that a lecturer teaches for, which reviews what they hand in. */
export async function houseOf(db: Db, userNo: string): Promise<string | null> {
  const [row] = await db
    .select({ orgNo: orgInfo.orgNo })
    .from(lecturer)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer), enabled(orgInfo)));
  return row?.orgNo ?? null;
}
