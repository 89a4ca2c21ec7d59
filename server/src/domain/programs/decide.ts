import { and, eq } from 'drizzle-orm';
import { OWN_PROGRAM } from '#contract/course/programFailures.ts';
import { programSteps } from '#contract/course/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import { program, programDraft, programReview } from '../../db/schema/program.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { decideReview } from '../../kit/review.ts';
import { sendMessage } from '../messages/send.ts';
import { isOwnProgram, reviewable } from './policies.ts';
import { publishProgram } from './publish.ts';

interface Verdict {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/**
 * Decides on a plan that was handed in: passing makes that version the public one. Of two who decide at once one wins; it
 * locks in the order of the author, the plan first.
 * @throws NOT_FOUND, OWN_PROGRAM, DECIDED, PROGRAM_ITEM_GONE
 */
export async function decideProgram(ctx: UserCtx, verdict: Verdict): Promise<string> {
  const { db, now } = ctx;
  const { id, auditStatus, auditOpinion } = verdict;
  const held = await heldFor(ctx, id);
  const where = eq(programReview.id, id);
  const waiting = { table: programReview, owner: 'submitUserNo', where } as const;
  const review = await decideReview(ctx, programSteps, waiting, verdict);
  const isPassed = auditStatus === AuditState.passed;
  if (isPassed) await publishProgram(db, held.id, review.content, now);
  await db
    .update(programDraft)
    .set({ draftState: auditStatus, auditOpinion, gmtModified: wireTime(now) })
    .where(eq(programDraft.programId, held.id));
  const { programName } = review.content;
  await sendMessage(ctx, {
    to: [...new Set([review.submitUserNo, held.authorUserNo])],
    msgType: 'review',
    msgTitle: isPassed ? `「${programName}」审核通过，已经公开` : `「${programName}」没有通过审核`,
    msgText: isPassed ? auditOpinion : `原因：${auditOpinion}。改好之后可以再次提交。`,
    msgUrl: isPassed ? programPath(held.id) : `/account/planmanage/detail?id=${held.id}`,
  });
  return programName;
}

/** @throws NOT_FOUND, OWN_PROGRAM */
async function heldFor(ctx: UserCtx, id: string) {
  const [found] = await ctx.db
    .select({ id: program.id, isOwn: isOwnProgram(ctx.user.userNo) })
    .from(programReview)
    .innerJoin(program, eq(program.id, programReview.programId))
    .where(and(eq(programReview.id, id), reviewable(ctx)));
  if (!found) throw fail(NOT_FOUND);
  if (found.isOwn === 1) throw fail(OWN_PROGRAM);
  const [row] = await ctx.db.select().from(program).where(eq(program.id, found.id)).for('update');
  return row!;
}
