import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { NOTHING_TO_PUBLISH, PAPER_EMPTY } from '#contract/exam/paperFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { DrawCell } from '#contract/rules/assessments.ts';
import { PaperState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { paper, paperItem, paperSection, paperVersion } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { drawableFor } from './bank.ts';
import { byDifficulty, fillCells, shortText } from './cells.ts';
import type { Drawable } from './cells.ts';
import { figuresOf, sectionsOf } from './content.ts';
import { heldPaper } from './reach.ts';
import type { PaperOwn } from './reach.ts';

interface Wish {
  id: string;
  revision: number;
  note: string;
}

/**
 * Makes the draft a version that never changes again: each question as it reads today, and what rules draw from.
 * @throws PAPER_GONE, PAPER_MOVED, NOTHING_TO_PUBLISH, PAPER_EMPTY, 422 at every cell that the bank cannot fill
 */
export async function publishPaper(ctx: UserCtx, { id, revision, note }: Wish) {
  const { db, now } = ctx;
  const held = await heldPaper(ctx, id, revision);
  const versionId = held.draftVersionId;
  if (versionId === null) throw fail(NOTHING_TO_PUBLISH);
  await takeNewest(db, versionId);
  await freezePools(ctx, held, versionId);
  const sections = await sectionsOf(db, versionId);
  const { totalPoints, questionCount } = figuresOf(sections);
  if (questionCount === 0) throw fail(PAPER_EMPTY);
  const empty = sections.findIndex(({ items, cells }) => items.length + cells.length === 0);
  if (empty >= 0) throw failAt(`sections.${empty}.items`, `「${sections[empty]!.sectionName}」里还没有题`);
  const [version] = await db
    .update(paperVersion)
    .set({ totalPoints, questionCount, note, publishedAt: wireTime(now) })
    .where(and(eq(paperVersion.id, versionId), isNull(paperVersion.publishedAt)))
    .returning({ versionNo: paperVersion.versionNo });
  await countUse(db, held.versionId, versionId);
  await db
    .update(paper)
    .set({
      versionId,
      draftVersionId: null,
      paperState: PaperState.published,
      revision: held.revision + 1,
      gmtModified: wireTime(now),
    })
    .where(eq(paper.id, id));
  return { versionId, versionNo: version!.versionNo, totalPoints };
}

/** What is asked of everybody, as the bank has it now. */
async function takeNewest(db: Db, versionId: string): Promise<void> {
  await db
    .update(paperItem)
    .set({ questionVersionId: sql`${question.versionId}` })
    .from(question)
    .where(
      and(
        eq(paperItem.versionId, versionId),
        eq(question.id, paperItem.questionId),
        isNull(question.deletedAt),
        sql`${question.versionId} is not null`,
      ),
    );
}

/** Puts what each cell draws from into the version. @throws 422 at every cell that cannot be filled */
async function freezePools(ctx: UserCtx, held: PaperOwn, versionId: string): Promise<void> {
  const { db } = ctx;
  const sections = await db
    .select()
    .from(paperSection)
    .where(eq(paperSection.versionId, versionId))
    .orderBy(paperSection.sort);
  const asked = sections.flatMap(({ cells }, section) => cells.map((cell, at) => ({ cell, section, at })));
  if (asked.length === 0) return;
  const fixed = await db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(eq(paperItem.versionId, versionId));
  const besides = new Set(fixed.map(({ questionId }) => questionId));
  const cells = asked.map(({ cell }) => cell);
  const questions = await drawableFor(ctx, { cells, subjectId: held.subjectId, besides });
  const { pools, found, short } = fillCells(cells, questions);
  const issues = short.map((one) => {
    const { section, at, cell } = asked[one]!;
    return { path: `sections.${section}.cells.${at}.count`, message: shortText(cell, found[one]!) };
  });
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
  for (const [index, { id: sectionId }] of sections.entries()) {
    const parts = asked.flatMap(({ cell, section }, at) => (section === index ? byDifficulty(cell, pools[at]!) : []));
    if (parts.length > 0) await freezeSection(db, { versionId, sectionId }, parts);
  }
}

async function freezeSection(
  db: Db,
  ids: { versionId: string; sectionId: string },
  parts: readonly { cell: DrawCell; pool: readonly Drawable[] }[],
): Promise<void> {
  await db
    .update(paperSection)
    .set({ cells: parts.map(({ cell }) => cell) })
    .where(eq(paperSection.id, ids.sectionId));
  const rows = parts.flatMap(({ cell: { points }, pool }, cellNo) =>
    pool.map(({ questionId, versionId }, sort) => {
      return { ...ids, sort, questionId, questionVersionId: versionId, points, cellNo };
    }),
  );
  for (let from = 0; from < rows.length; from += ROWS) await db.insert(paperItem).values(rows.slice(from, from + ROWS));
}

/** A statement takes 65535 parameters. */
const ROWS = 5000;

/** `question.count_used`: the papers whose newest version has it. */
export async function countUse(db: Db, before: string | null, after: string | null): Promise<void> {
  const idsIn = (versionId: string | null) =>
    db
      .select({ id: paperItem.questionId })
      .from(paperItem)
      .where(versionId === null ? sql`false` : eq(paperItem.versionId, versionId));
  const change = async (of: string | null, without: string | null, by: SQLNumber) => {
    await db
      .update(question)
      .set({ countUsed: sql`greatest(${question.countUsed} + ${sql.raw(by)}, 0)` })
      .where(and(inArray(question.id, idsIn(of)), sql`${question.id} not in ${idsIn(without)}`));
  };
  await change(after, before, '1');
  await change(before, after, '-1');
}

type SQLNumber = '1' | '-1';
