/** The share of candidates in the upper and in the lower group: T. L. Kelley, J. Educ. Psych. 30 (1939) 17–24. */
export const KELLEY = 0.27;
/** Below this number of answers the figures say little. */
export const ENOUGH = 30;
export const GROUPS = 5;

/** Sums over the answers to one slot; marks in tenths. */
export interface Sums {
  n: number;
  full: number;
  /** Σx of the marks, Σx², Σt of the totals, Σt², Σxt. */
  x: number;
  xx: number;
  t: number;
  tt: number;
  xt: number;
  /** Answers in the upper and the lower group and the marks they earned. */
  upperN: number;
  upperX: number;
  lowerN: number;
  lowerX: number;
  /** By fifth of the totals, the lowest first. */
  groups: readonly { n: number; x: number }[];
}

/** How many are in the upper and in the lower group: 27 % of all, at least one as soon as there are two. */
export const groupSize = (n: number): number => (n < 2 ? 0 : Math.max(1, Math.round(n * KELLEY)));

const rate = (x: number, n: number, full: number): number | null => (n === 0 || full === 0 ? null : x / (n * full));

/** The mean share of the full marks, 0 to 1: of questions that are right or wrong, the share of right answers. */
export const difficultyOf = ({ n, x, full }: Pick<Sums, 'n' | 'x' | 'full'>): number | null => rate(x, n, full);

/** What the upper group earns more than the lower: D = p(upper) − p(lower), Kelley 1939. */
export function discriminationOf({ full, upperN, upperX, lowerN, lowerX }: Sums): number | null {
  const [upper, lower] = [rate(upperX, upperN, full), rate(lowerX, lowerN, full)];
  return upper === null || lower === null ? null : upper - lower;
}

/**
 * Pearson's correlation of the marks with the rest of the total. Of questions that are right or wrong it is the
 * point-biserial one; the question itself is taken out of the total (Henrysson, Psychometrika 28 (1963) 211–218).
 */
export function correlationOf({ n, x, xx, t, tt, xt }: Sums): number | null {
  const [rest, restRest, cross] = [t - x, tt - 2 * xt + xx, xt - xx];
  const spread = (n * xx - x * x) * (n * restRest - rest * rest);
  return n < 2 || spread <= 0 ? null : (n * cross - x * rest) / Math.sqrt(spread);
}

export const groupRates = ({ groups, full }: Pick<Sums, 'groups' | 'full'>): (number | null)[] =>
  groups.map(({ n, x }) => rate(x, n, full));

const variance = (n: number, x: number, xx: number): number => xx / n - (x / n) ** 2;

/**
 * Reliability: α = k / (k − 1) · (1 − Σσ²ᵢ / σ²ₜ), L. J. Cronbach, Psychometrika 16 (1951) 297–334. Null where it says
 * nothing: fewer than two questions or candidates, no differences, or papers that differ from candidate to candidate.
 */
export function alphaOf(
  items: readonly Pick<Sums, 'n' | 'x' | 'xx'>[],
  total: { n: number; t: number; tt: number },
): number | null {
  const k = items.length;
  if (k < 2 || total.n < 2 || items.some(({ n }) => n !== total.n)) return null;
  const whole = variance(total.n, total.t, total.tt);
  if (whole <= 0) return null;
  const parts = items.reduce((sum, { n, x, xx }) => sum + variance(n, x, xx), 0);
  return (k / (k - 1)) * (1 - parts / whole);
}

/** In words, after R. L. Ebel, Essentials of Educational Measurement (1979): .40 very good, .30 good, .20 marginal. */
export function discriminationWord(d: number | null): string {
  if (d === null) return '人数太少';
  if (d < 0) return '反向，请检查答案';
  return d >= 0.4 ? '良好' : d >= 0.3 ? '尚可' : d >= 0.2 ? '偏低' : '很低，建议修改';
}

export function difficultyWord(p: number | null): string {
  if (p === null) return '还没有人答';
  return p > 0.85 ? '很容易' : p > 0.7 ? '偏易' : p >= 0.3 ? '适中' : p >= 0.15 ? '偏难' : '很难';
}

export const alphaWord = (alpha: number | null): string =>
  alpha === null ? '算不出' : alpha >= 0.8 ? '高' : alpha >= 0.7 ? '可接受' : '偏低';
