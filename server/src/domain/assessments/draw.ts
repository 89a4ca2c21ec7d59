import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { AssessmentRules, DrawCell, Layout, LayoutItem } from '#contract/rules/assessments.ts';
import { randomFrom, seedAt, shuffled } from '#contract/rules/draw.ts';
import type { Db } from '../../db/client.ts';
import { paperItem, paperSection, paperVersion } from '../../db/schema/paper.ts';
import { fail } from '../../kit/fail.ts';

/** What may be drawn from: a published version with its sections and their frozen pools. */
export interface DrawPlan {
  sections: {
    sectionId: string;
    /** Asked of everybody. */
    fixed: LayoutItem[];
    /** From each pool so many. */
    cells: { count: number; pool: LayoutItem[] }[];
  }[];
}

type DrawRules = Pick<AssessmentRules, 'isQuestionShuffled'>;

/** The paper of one candidate: the same plan and the same seed always make the same one. */
export function layoutFrom({ sections }: DrawPlan, { isQuestionShuffled }: DrawRules, seed: number): Layout {
  const laidOut = sections.map(({ sectionId, fixed, cells }) => {
    const drawn = cells.flatMap(({ count, pool }, cellNo) =>
      picked(pool, count, seedAt(seed, `${sectionId}/${cellNo}`)),
    );
    const items = [...fixed, ...drawn];
    return { sectionId, items: isQuestionShuffled ? shuffled(items, randomFrom(seedAt(seed, sectionId))) : items };
  });
  return { seed, sections: laidOut };
}

/** So many of a pool, each as likely as the others. */
function picked(pool: readonly LayoutItem[], count: number, seed: number): LayoutItem[] {
  const random = randomFrom(seed);
  const left = [...pool];
  for (let at = 0; at < count && at < left.length; at += 1) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left.slice(0, count);
}

/** What may be drawn from a published version. @throws NOT_FOUND for another one */
export async function drawPlan(db: Db, paperVersionId: string): Promise<DrawPlan> {
  const published = and(eq(paperVersion.id, paperVersionId), isNotNull(paperVersion.publishedAt));
  if ((await db.$count(paperVersion, published)) === 0) throw fail(NOT_FOUND, '试卷还没有定稿');
  return planOf(db, paperVersionId);
}

/** What layouts call an item or a section: a correction keeps the names of the version that it corrects. */
export const sectionNamed = sql<string>`coalesce(${paperSection.standsFor}, ${paperSection.id})::text`;
export const itemNamed = sql<string>`coalesce(${paperItem.standsFor}, ${paperItem.id})::text`;

/** The same of any version: a draft has no pools yet, only what is asked of everybody. */
export async function planOf(db: Db, versionId: string): Promise<DrawPlan> {
  const sections = await db
    .select({ id: paperSection.id, sectionId: sectionNamed, cells: paperSection.cells })
    .from(paperSection)
    .where(eq(paperSection.versionId, versionId))
    .orderBy(asc(paperSection.sort));
  const rows = await db
    .select({
      sectionId: paperItem.sectionId,
      cellNo: paperItem.cellNo,
      item: { itemId: itemNamed, versionId: paperItem.questionVersionId, points: paperItem.points },
    })
    .from(paperItem)
    .where(eq(paperItem.versionId, versionId))
    .orderBy(asc(paperItem.sort), asc(paperItem.id));
  const plans = new Map(sections.map(({ id, sectionId, cells }) => [id, emptyPlan(sectionId, cells)]));
  for (const { sectionId, cellNo, item } of rows) {
    const plan = plans.get(sectionId)!;
    (cellNo === null ? plan.fixed : plan.cells[cellNo]!.pool).push(item);
  }
  return { sections: [...plans.values()] };
}

const emptyPlan = (sectionId: string, cells: readonly DrawCell[]): DrawPlan['sections'][number] => ({
  sectionId,
  fixed: [],
  cells: cells.map(({ count }) => ({ count, pool: [] })),
});

/** The paper that a seed makes of a published version, for who begins what is open to all. @throws NOT_FOUND */
export async function drawLayout(
  db: Db,
  { paperVersionId, rules }: { paperVersionId: string; rules: DrawRules },
  seed: number,
): Promise<Layout> {
  return layoutFrom(await drawPlan(db, paperVersionId), rules, seed);
}
