import { choice } from './choice.ts';
import { momentOf, wireTimeIn } from './time.ts';
import type { ValueOf } from './choice.ts';

/** Marks of an offering: entered by the teachers, then released to the learners. */
export const ReleaseState = choice({ draft: [0, '登记中'], released: [1, '已公布'] });

export type ReleaseState = ValueOf<typeof ReleaseState>;

/** What stands in the place of a score: nothing yet or a number, absence, an exemption. */
export const ScoreMark = choice({ plain: [0, '成绩'], absent: [1, '缺考'], exempt: [2, '免修'] });

export type ScoreMark = ValueOf<typeof ScoreMark>;

/** Scores and totals are counted in tenths. */
export const FULL = 1000;
export const PASS = 600;
export const MOST_PARTS = 12;

/** Days after the release in which a learner may object. */
export const SCORE_APPEAL_DAYS = 7;

/** Until when somebody may object to what was released then. */
export const scoreAppealUntil = (releasedAt: string): string =>
  wireTimeIn(momentOf(releasedAt), SCORE_APPEAL_DAYS * 86_400);

export interface Part {
  id: string;
  /** Percent. */
  weight: number;
}

export interface Entry {
  /** Tenths; null when there is none. */
  score: number | null;
  scoreMark: ScoreMark;
}

export type Total =
  | { kind: 'open' }
  /** Every part was exempted: it counts as passed and in no average. */
  | { kind: 'exempt' }
  | { kind: 'scored'; total: number };

/**
 * The weighted sum in tenths. An absence is 0; exempted parts are left out and the weights of the others keep their
 * proportions; rounded once, at the end, half up (docs/decisions/0046). Anything missing leaves it open.
 */
export function totalOf(parts: readonly Part[], entryOf: (partId: string) => Entry | undefined): Total {
  let sum = 0;
  let weights = 0;
  let isOpen = parts.length === 0;
  for (const { id, weight } of parts) {
    const entry = entryOf(id);
    if (entry?.scoreMark === ScoreMark.exempt) continue;
    weights += weight;
    if (entry?.scoreMark === ScoreMark.absent) continue;
    if (!entry || entry.score === null) isOpen = true;
    else sum += entry.score * weight;
  }
  if (isOpen) return { kind: 'open' };
  if (weights === 0) return { kind: 'exempt' };
  return { kind: 'scored', total: Math.floor((2 * sum + weights) / (2 * weights)) };
}

/** The grade point in hundredths: total / 10 − 5, nothing below the pass; 60 is 1.00, 100 is 5.00. */
export const pointOf = (total: number): number => (total < PASS ? 0 : total - 500);

interface Weighed {
  /** Tenths. */
  credit: number;
  point: number | null;
}

/** The average of grade points weighed by credits, in hundredths, half up; null when nothing counts. */
export function averagePoint(rows: readonly Weighed[]): number | null {
  const counted = rows.filter((row): row is { credit: number; point: number } => row.point !== null && row.credit > 0);
  const credits = counted.reduce((sum, { credit }) => sum + credit, 0);
  if (credits === 0) return null;
  const sum = counted.reduce((all, { credit, point }) => all + credit * point, 0);
  return Math.floor((2 * sum + credits) / (2 * credits));
}

/** As a person writes it: 85.5, 缺考, 免修. */
export function scoreText({ score, scoreMark }: Entry): string {
  if (scoreMark !== ScoreMark.plain) return ScoreMark.labels[scoreMark];
  return score === null ? '' : tenthsText(score);
}

export const tenthsText = (tenths: number): string => String(tenths / 10);

/** What somebody typed or pasted; undefined when it means nothing. */
export function readScore(text: string): Entry | undefined {
  const given = text.trim();
  if (given === '') return { score: null, scoreMark: ScoreMark.plain };
  if (given === '缺考' || given === '缺') return { score: null, scoreMark: ScoreMark.absent };
  if (given === '免修' || given === '免') return { score: null, scoreMark: ScoreMark.exempt };
  if (!/^\d{1,3}(\.\d)?$/.test(given)) return undefined;
  const score = Math.round(Number(given) * 10);
  return score <= FULL ? { score, scoreMark: ScoreMark.plain } : undefined;
}

/** The bands of the distribution, the best first: from so many tenths up. */
export const bands = [
  { label: '90 及以上', from: 900 },
  { label: '80–89.9', from: 800 },
  { label: '70–79.9', from: 700 },
  { label: '60–69.9', from: 600 },
  { label: '60 以下', from: 0 },
] as const;
