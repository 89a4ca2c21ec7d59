import { and, eq } from 'drizzle-orm';
import { ALREADY_WAITING, NOT_WAITING, NOTHING_NEW } from '#contract/course/authoringFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { changesBetween } from '#contract/rules/courseChanges.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { courseAudit, courseReview } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeReady, takenBack } from '../../kit/handIn.ts';
import { mustBeAllowedLive } from '../channel/permit.ts';
import { contentOf, factLabels } from './content.ts';
import type { DraftRow } from './draft.ts';
import { outlineOf } from './outline.ts';
import { ownDrafts } from './policies.ts';
import { publicContentOf } from './publicContent.ts';
import { missingIn } from './missing.ts';

/** Hands a course in. @throws NOT_FOUND, ALREADY_WAITING, NOTHING_NEW, LIVE_NOT_ALLOWED, 422 with every place that is not ready */
export async function submitDraft(ctx: UserCtx, id: string, submitNote: string): Promise<void> {
  const { db, now, user } = ctx;
  const draft = await heldDraft(ctx, id);
  if (draft.auditStatus === DraftState.waiting) throw fail(ALREADY_WAITING);
  mustBeReady(missingIn(draft, await outlineOf(db, id), now));
  if (courseKinds[draft.courseKind].isLive) await mustBeAllowedLive(db, draft.lecturerUserNo);
  const changes = changesBetween(await publicContentOf(db, id, now), await contentOf(db, id, now), factLabels);
  if (changes.length === 0) throw fail(NOTHING_NEW);
  const submitTime = wireTime(now);
  await db
    .insert(courseReview)
    .values({ courseId: id, orgNo: draft.orgNo, submitUserNo: user.userNo, submitTime, submitNote, changes });
  await db
    .update(courseAudit)
    .set({ auditStatus: DraftState.waiting, auditOpinion: '', remarks: [], submitTime })
    .where(eq(courseAudit.id, id));
  ctx.changed({ after: { id, courseName: draft.courseName, changes: changes.length } });
}

/** Takes it back, to go on writing. @throws NOT_FOUND, NOT_WAITING */
export async function withdrawDraft(ctx: UserCtx, id: string): Promise<void> {
  const { db } = ctx;
  const draft = await heldDraft(ctx, id);
  if (draft.auditStatus !== DraftState.waiting) throw fail(NOT_WAITING);
  await db
    .update(courseReview)
    .set(takenBack(ctx.now))
    .where(and(eq(courseReview.courseId, id), eq(courseReview.auditStatus, ReviewState.waiting)));
  await db.update(courseAudit).set({ auditStatus: DraftState.editing }).where(eq(courseAudit.id, id));
}

/** A draft of the caller in whatever state, held. @throws NOT_FOUND */
export async function heldDraft(ctx: UserCtx, id: string): Promise<DraftRow> {
  const [draft] = await ctx.db
    .select()
    .from(courseAudit)
    .where(and(ownDrafts(ctx), eq(courseAudit.id, id)))
    .for('update');
  if (!draft) throw fail(NOT_FOUND);
  return draft;
}
