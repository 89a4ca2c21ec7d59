import { and, eq, or, sql } from 'drizzle-orm';
import { PAPER_IN_USE } from '#contract/exam/paperFailures.ts';
import type { SectionWish } from '#contract/exam/paperShapes.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { drawableFor } from './bank.ts';
import { fillCells, shortText } from './cells.ts';
import { sectionsOf } from './content.ts';
import { addPaper, saveContent } from './draft.ts';
import { countUse } from './publish.ts';
import { heldPaper, paperOf } from './reach.ts';

/** A draft of one's own that says what another paper says. @throws PAPER_GONE, PAPERS_FULL */
export async function copyPaper(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const { paperName, paperKind, subjectId, draftVersionId, versionId } = await paperOf(ctx, id);
  const sections = await sectionsOf(ctx.db, (draftVersionId ?? versionId)!);
  const copy = await addPaper(ctx, { paperName: `${paperName.slice(0, 55)}（副本）`, paperKind, subjectId });
  await saveContent(ctx, { ...copy, sections });
  return { id: copy.id };
}

/** Takes a paper away; what was examined with it keeps its version. @throws PAPER_GONE, PAPER_IN_USE */
export async function removePaper(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const held = await heldPaper(ctx, id);
  const { draft, published } = AssessmentState;
  const open = or(
    eq(assessment.assessmentState, draft),
    and(
      eq(assessment.assessmentState, published),
      or(sql`${assessment.endsAt} is null`, sql`${assessment.endsAt} > ${wireTime(now)}`),
    ),
  );
  if ((await db.$count(assessment, and(eq(assessment.paperId, id), enabled(assessment), open))) > 0) {
    throw fail(PAPER_IN_USE);
  }
  await countUse(db, held.versionId, null);
  await db
    .update(paper)
    .set({ deletedAt: wireTime(now), gmtModified: wireTime(now) })
    .where(eq(paper.id, id));
}

/** What the bank has for each rule, as it is now. @throws PAPER_GONE */
export async function checkCells(ctx: UserCtx, id: string, sections: readonly SectionWish[]) {
  const { subjectId } = await paperOf(ctx, id);
  const asked = sections.flatMap(({ cells }, section) => cells.map((cell, at) => ({ cell, section, at })));
  const cells = asked.map(({ cell }) => cell);
  const besides = new Set(sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
  const { found, short } = fillCells(cells, await drawableFor(ctx, { cells, subjectId, besides }));
  return asked.map(({ cell, section, at }, index) => {
    const isShort = short.includes(index);
    const text = isShort ? shortText(cell, found[index]!) : '';
    return { section, cell: at, found: found[index]!, isFilled: isShort ? (0 as const) : (1 as const), text };
  });
}
