import { and, eq } from 'drizzle-orm';
import * as failures from '#contract/course/programFailures.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { planChanges } from '#contract/rules/typicalPlan.ts';
import type { PlanChange } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { programDraft, programReview } from '../../db/schema/program.ts';
import type { program } from '../../db/schema/program.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { mustBeReady, takenBack } from '../../kit/handIn.ts';
import { houseOf } from '../typicalPlans/submit.ts';
import { missingIn } from './content.ts';
import { heldProgram } from './policies.ts';
import { versionOf } from './publish.ts';
import { readableOf, readPrograms } from './read.ts';

/** Hands a plan in. @throws NOT_FOUND, PROGRAM_WAITING, PROGRAM_NOTHING_NEW, 422 with every place that is not ready */
export async function submitProgram(ctx: UserCtx, id: string, submitNote: string): Promise<void> {
  const { db, user, now } = ctx;
  const { program: row, draft } = await heldProgram(ctx, id);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PROGRAM_WAITING);
  mustBeReady(missingIn(draft.content));
  const changes = await changesOf(db, row, draft.content);
  if (changes.length === 0) throw fail(failures.PROGRAM_NOTHING_NEW);
  await db.insert(programReview).values({
    programId: id,
    reviewerOrgNo: row.orgNo === null ? await houseOf(db, user.userNo) : null,
    submitUserNo: user.userNo,
    submitTime: wireTime(now),
    submitNote,
    content: draft.content,
    changes,
  });
  await db
    .update(programDraft)
    .set({ draftState: DraftState.waiting, auditOpinion: '', gmtModified: wireTime(now) })
    .where(eq(programDraft.id, draft.id));
  ctx.changed({ after: { id, programName: draft.content.programName, changes: changes.length } });
}

/** Takes it back, to go on writing. @throws NOT_FOUND, PROGRAM_NOT_WAITING */
export async function withdrawProgram(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const { draft } = await heldProgram(ctx, id);
  if (draft.draftState !== DraftState.waiting) throw fail(failures.PROGRAM_NOT_WAITING);
  await db
    .update(programReview)
    .set(takenBack(now))
    .where(and(eq(programReview.programId, id), eq(programReview.auditStatus, ReviewState.waiting)));
  await db.update(programDraft).set({ draftState: DraftState.editing }).where(eq(programDraft.id, draft.id));
}

/** What differs between the public version and this one. */
export async function changesOf(
  db: Db,
  { id, version }: Pick<typeof program.$inferSelect, 'id' | 'version'>,
  content: ProgramContent,
): Promise<PlanChange[]> {
  const before = version === 0 ? null : await versionOf(db, id, version);
  const [after, old] = await readPrograms(db, before ? [content, before] : [content]);
  return planChanges(old ? readableOf(old) : null, readableOf(after!));
}
