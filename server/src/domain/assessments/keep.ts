import { eq } from 'drizzle-orm';
import { NOT_REMOVABLE } from '#contract/exam/assessmentFailures.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { indexExams } from '../search/collect.ts';
import { ownerOf } from '../questions/owned.ts';
import { mustBeOwn, suited, timeIssues } from './facts.ts';
import type { Wish } from './facts.ts';
import { heldAssessment, mustBeOpenToChange, ownAssessment } from './reach.ts';

/** Makes a draft or changes one; a withdrawn one becomes a draft again. @throws ASSESSMENT_GONE, ALREADY_PUBLISHED, 422 */
export async function saveAssessment(ctx: UserCtx, wanted: Wish): Promise<{ id: string; revision: number }> {
  const { db, now } = ctx;
  const before = wanted.id === '' ? undefined : await heldAssessment(ctx, wanted.id, wanted.revision);
  if (before) mustBeOpenToChange(before);
  await mustBeOwn(ctx, wanted);
  const wish = suited(wanted);
  const [issue] = timeIssues(wish);
  if (issue) throw failAt(issue.path, issue.message);
  const { id, revision: _, paperId, gradeId, subjectId, ...facts } = wish;
  const row = {
    ...facts,
    intro: cleanHtml(facts.intro),
    paperId: paperId === '' ? null : paperId,
    gradeId: gradeId === '' ? null : gradeId,
    subjectId: subjectId === '' ? null : subjectId,
    assessmentState: AssessmentState.draft,
    paperVersionId: null,
    publishedAt: null,
    gmtModified: wireTime(now),
  };
  if (!before) {
    const owner = await ownerOf(ctx, 'exam:manage');
    const [made] = await db
      .insert(assessment)
      .values({ ...row, ...owner })
      .returning({ id: assessment.id });
    return { id: made!.id, revision: 0 };
  }
  const revision = before.revision + 1;
  await db
    .update(assessment)
    .set({ ...row, revision })
    .where(eq(assessment.id, id));
  return { id, revision };
}

/** The same settings as a new draft, without times and people. @throws ASSESSMENT_GONE, NO_PERMISSION */
export async function copyAssessment(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const { assessmentKind, title, intro, paperId, gradeId, courseId, ...rest } = await ownAssessment(ctx, id);
  const { subjectId, paperSort, isOpen, minutes, attempts, passPoints, rules } = rest;
  const facts = { assessmentKind, intro, paperId, gradeId, courseId, subjectId, paperSort, isOpen, minutes, attempts };
  const owner = await ownerOf(ctx, 'exam:manage');
  const [made] = await ctx.db
    .insert(assessment)
    .values({ ...facts, ...owner, passPoints, rules, title: `${title.slice(0, 55)}（副本）` })
    .returning({ id: assessment.id });
  return made!;
}

/** @throws ASSESSMENT_GONE, NOT_REMOVABLE */
export async function removeAssessment(ctx: UserCtx, id: string): Promise<void> {
  const { assessmentState } = await heldAssessment(ctx, id);
  if (assessmentState === AssessmentState.published) throw fail(NOT_REMOVABLE);
  await ctx.db
    .update(assessment)
    .set({ statusId: 0, gmtModified: wireTime(ctx.now) })
    .where(eq(assessment.id, id));
  await indexExams(ctx.db, [id]);
}
