import { PaperKind, PaperState } from '#contract/rules/assessments.ts';
import type { DrawCell } from '#contract/rules/assessments.ts';
import { papers } from '#seed/data/papers.ts';
import type { SeedPaper } from '#seed/data/papers.ts';
import { paper, paperItem, paperSection, paperVersion } from '#server/db/schema/paper.ts';
import { byDifficulty, fillCells } from '#server/domain/papers/cells.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { Bank } from './questions.ts';
import type { AssessmentStep, SeedOwner, SeedPaperRow, SeedVersion } from './world.ts';

type SectionRow = typeof paperSection.$inferInsert & { id: string; cells: DrawCell[] };
type ItemRow = typeof paperItem.$inferInsert & { id: string; cellNo: number | null };

interface Written {
  sections: SectionRow[];
  items: ItemRow[];
}

/** The papers, all published; drawn ones with the pools they draw from. */
export async function loadPapers(
  step: AssessmentStep,
  bank: Bank,
  owners: ReadonlyMap<string, SeedOwner>,
): Promise<Map<string, SeedPaperRow>> {
  const { db, clock } = step;
  const numbers = await takeIds(db, 6000);
  const nextId = () => numbers.shift()!;
  const made = papers.map((one, index) => {
    const { sections, items } = written(one, bank, nextId);
    const row = { id: nextId(), versionId: sections[0]!.versionId, owner: owners.get(one.author)! };
    const figures = figuresOf({ sections, items });
    const subjectId = bank.subjectIds.get(one.subject)!;
    return { ...row, one, sections, items, subjectId, ...figures, publishedAt: clock.before(60 - index * 2) };
  });
  await insertNew(
    db,
    paper,
    made.map(({ id, versionId, owner, subjectId, one, publishedAt }) => ({
      ...owner,
      id,
      versionId,
      subjectId,
      paperName: one.name,
      paperKind: one.paperKind,
      paperState: PaperState.published,
      gmtCreate: publishedAt,
    })),
  );
  await insertNew(
    db,
    paperVersion,
    made.map(({ id, versionId, totalPoints, questionCount, publishedAt }) => ({
      id: versionId,
      paperId: id,
      versionNo: 1,
      totalPoints,
      questionCount,
      publishedAt,
    })),
  );
  await insertNew(
    db,
    paperSection,
    made.flatMap(({ sections }) => sections),
  );
  await insertNew(
    db,
    paperItem,
    made.flatMap(({ items }) => items),
  );
  return new Map(
    made.map(({ id, versionId, owner, subjectId, totalPoints, one, sections, items }) => [
      one.key,
      { id, versionId, owner, subjectId, totalPoints, plan: planOf({ sections, items }) },
    ]),
  );
}

function written(one: SeedPaper, bank: Bank, nextId: () => string): Written {
  const versionId = nextId();
  const sections: SectionRow[] = [];
  const items: ItemRow[] = [];
  const put = (sectionId: string, from: SeedVersion, points: number, cellNo: number | null) =>
    items.push({
      id: nextId(),
      versionId,
      sectionId,
      sort: items.length,
      questionId: from.questionId,
      questionVersionId: from.versionId,
      points,
      cellNo,
    });
  const pools = one.paperKind === PaperKind.drawn ? poolsOf(one, bank) : [];
  for (const [sort, section] of one.sections.entries()) {
    const sectionId = nextId();
    const parts = pools[sort] ?? [];
    const cells = parts.map(({ cell }) => cell);
    sections.push({ id: sectionId, versionId, sort, sectionName: section.title, intro: section.note, cells });
    for (const [cellNo, { cell, pool }] of parts.entries()) {
      for (const version of pool) put(sectionId, version, cell.points, cellNo);
    }
    if ('questions' in section) {
      for (const { subject, index, points } of section.questions) {
        put(sectionId, bank.versions.get(subject)![index]!, points, null);
      }
    }
  }
  return { sections, items };
}

/** For each section its cells with what they draw from; no question belongs to two. */
function poolsOf(one: Extract<SeedPaper, { paperKind: 2 }>, bank: Bank) {
  const drawable = bank.versions.get(one.subject)!.map((version) => ({
    ...version,
    questionType: version.keyed.questionType,
  }));
  const byId = new Map(drawable.map((version) => [version.questionId, version]));
  const cells = one.sections.flatMap((section, place) => section.cells.map((cell) => ({ cell, place })));
  const { pools } = fillCells(
    cells.map(({ cell }) => cell),
    drawable,
  );
  return one.sections.map((_, place) =>
    cells.flatMap(({ cell, place: own }, index) =>
      own === place
        ? byDifficulty(cell, pools[index]!).map((part) => ({
            cell: part.cell,
            pool: part.pool.map(({ questionId }) => byId.get(questionId)!),
          }))
        : [],
    ),
  );
}

function figuresOf({ sections, items }: Written) {
  const fixed = items.filter(({ cellNo }) => cellNo === null);
  const cells = sections.flatMap((section) => section.cells);
  return {
    totalPoints:
      fixed.reduce((sum, { points }) => sum + points, 0) +
      cells.reduce((sum, { count, points }) => sum + count * points, 0),
    questionCount: fixed.length + cells.reduce((sum, { count }) => sum + count, 0),
  };
}

const planOf = ({ sections, items }: Written): SeedPaperRow['plan'] => ({
  sections: sections.map(({ id: sectionId, cells }) => {
    const own = items.filter((one) => one.sectionId === sectionId);
    const itemsOf = (cellNo: number | null) =>
      own
        .filter((one) => one.cellNo === cellNo)
        .map(({ id, questionVersionId, points }) => ({ itemId: id, versionId: questionVersionId, points }));
    return {
      sectionId,
      fixed: itemsOf(null),
      cells: cells.map(({ count }, cellNo) => ({ count, pool: itemsOf(cellNo) })),
    };
  }),
});
