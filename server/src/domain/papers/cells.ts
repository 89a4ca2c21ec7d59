import type { DrawCell } from '#contract/rules/assessments.ts';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';

/** A question that rules may draw. */
export interface Drawable {
  questionId: string;
  versionId: string;
  questionType: number;
  difficulty: number;
  knowledge: readonly string[];
}

export interface Filled {
  /** For each cell the questions that are its own. */
  pools: Drawable[][];
  /** For each cell how many questions match it, whoever else wants them. */
  found: number[];
  /** Cells that cannot be filled even if all the others give way. */
  short: number[];
}

/** The most questions that one cell keeps to draw from. */
const MOST_POOL = 300;

const NOBODY = -1;

/**
 * Shares the questions among the cells so that each has as many as it asks for and no question belongs to two: a flow
 * from questions to cells with augmenting paths (Ford & Fulkerson 1956). What is left over widens the pools evenly.
 */
export function fillCells(cells: readonly DrawCell[], questions: readonly Drawable[]): Filled {
  const matches = cells.map((cell) => questions.flatMap((one, at) => (isFor(cell, one) ? [at] : [])));
  const owner = new Int32Array(questions.length).fill(NOBODY);
  const short = cells.flatMap(({ count }, cell) => {
    for (let n = 0; n < count; n += 1) if (!isGrown(matches, owner, cell)) return [cell];
    return [];
  });
  share(cells, matches, owner);
  const pools = cells.map((_, cell) => questions.filter((__, at) => owner[at] === cell));
  return { pools, found: matches.map(({ length }) => length), short };
}

export const isFor = ({ questionType, difficulty, knowledge }: DrawCell, one: Drawable): boolean =>
  one.questionType === questionType &&
  (difficulty === null || one.difficulty === difficulty) &&
  (knowledge.length === 0 || knowledge.some((point) => one.knowledge.includes(point)));

/** Gives a cell one question more, moving others to what they match besides; false when there is no way. */
function isGrown(matches: readonly number[][], owner: Int32Array, cell: number): boolean {
  const wantedBy = new Map<number, { from: number; question: number }>();
  const queue = [cell];
  for (const at of queue) {
    for (const question of matches[at]!) {
      const holder = owner[question]!;
      if (holder === NOBODY) {
        handOver(owner, wantedBy, at, question);
        return true;
      }
      if (holder !== cell && holder !== at && !wantedBy.has(holder)) {
        wantedBy.set(holder, { from: at, question });
        queue.push(holder);
      }
    }
  }
  return false;
}

function handOver(
  owner: Int32Array,
  wantedBy: ReadonlyMap<number, { from: number; question: number }>,
  cell: number,
  free: number,
): void {
  owner[free] = cell;
  for (let step = wantedBy.get(cell); step; step = wantedBy.get(step.from)) owner[step.question] = step.from;
}

function share(cells: readonly DrawCell[], matches: readonly number[][], owner: Int32Array): void {
  const sizes = cells.map((_, cell) => matches[cell]!.filter((at) => owner[at] === cell).length);
  const wanting: number[][] = Array.from(owner, () => []);
  for (const [cell, list] of matches.entries()) for (const at of list) wanting[at]!.push(cell);
  for (const [at, those] of wanting.entries()) {
    if (owner[at] !== NOBODY) continue;
    const open = those.filter((cell) => sizes[cell]! < MOST_POOL);
    if (open.length === 0) continue;
    const least = open.reduce((one, other) =>
      sizes[other]! / cells[other]!.count < sizes[one]! / cells[one]!.count ? other : one,
    );
    owner[at] = least;
    sizes[least]! += 1;
  }
}

/**
 * A cell of any difficulty as cells of one difficulty each, in the proportions of its pool (largest remainders, Hamilton),
 * so that the papers drawn from it are equally hard.
 */
export function byDifficulty(cell: DrawCell, pool: readonly Drawable[]): { cell: DrawCell; pool: Drawable[] }[] {
  if (cell.difficulty !== null) return [{ cell, pool: [...pool] }];
  const parts = Difficulty.values
    .map((difficulty) => ({ difficulty, pool: pool.filter((one) => one.difficulty === difficulty) }))
    .filter((part) => part.pool.length > 0)
    .map((part) => ({ ...part, exact: (cell.count * part.pool.length) / pool.length }));
  const counts = parts.map(({ exact }) => Math.floor(exact));
  const left = cell.count - counts.reduce((sum, n) => sum + n, 0);
  const byRest = parts.map((_, at) => at).toSorted((x, y) => rest(parts[y]!.exact) - rest(parts[x]!.exact) || x - y);
  for (const at of byRest.slice(0, left)) counts[at]! += 1;
  return parts.flatMap(({ difficulty, pool: own }, at) =>
    counts[at] === 0 ? [] : [{ cell: { ...cell, difficulty, count: counts[at]! }, pool: own }],
  );
}

const rest = (exact: number): number => exact - Math.floor(exact);

/** A cell as people call it: 单选 · 难 · 离散程度. */
export const cellName = ({ questionType, difficulty, knowledge }: DrawCell): string =>
  [
    QuestionType.labels[questionType as QuestionType],
    ...(difficulty === null ? [] : [Difficulty.labels[difficulty as Difficulty]]),
    ...(knowledge.length === 0 ? [] : [knowledge.join('、')]),
  ].join(' · ');

/** Why a cell cannot be filled. */
export function shortText(cell: DrawCell, found: number): string {
  const wanted = `${cellName(cell)}：要 ${cell.count} 道，`;
  return found < cell.count ? `${wanted}题库里只有 ${found} 道` : `${wanted}题库里的 ${found} 道别的规则也要用，不够分`;
}
