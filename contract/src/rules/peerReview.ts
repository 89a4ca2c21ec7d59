import { LateRule } from './assessments.ts';
import type { AppealState } from './appeals.ts';
import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { shuffled } from './draw.ts';
import { pointsText } from './points.ts';
import { medianOf } from './tasks.ts';
import type { TaskRules } from './tasks.ts';

/** How far the peer review of a task is. */
export const PeerStage = choice({ open: [1, '待分派'], running: [2, '互评中'], published: [3, '已公布'] });

export type PeerStage = ValueOf<typeof PeerStage>;

/** Which reviews of a task. */
export const ReviewFilter = choice({
  all: [0, '全部'],
  waiting: [1, '待评'],
  overdue: [2, '过期未评'],
  done: [3, '已评'],
  outlier: [4, '离群'],
  dropped: [5, '不计入'],
  replaced: [6, '已换人'],
});

export type ReviewFilter = ValueOf<typeof ReviewFilter>;

/** What became of an objection to a review. */
export const peerAppealNames: Readonly<Record<AppealState, string>> = {
  0: '待处理',
  1: '成立，不再计入',
  2: '不成立，照常计入',
  3: '已撤回',
};

/** Days after the publication in which somebody may object. */
export const APPEAL_DAYS = 7;

/** A version that was handed in, and by whom. */
export interface Handed {
  id: string;
  author: string;
}

export interface Assigned {
  submissionId: string;
  reviewer: string;
}

/** So many days somebody has whose review was given back, and who was asked later than the others. */
export const REDO_DAYS = 2;

/** Letters of a review, at least: what is shorter says nothing that helps. */
export const LEAST_LETTERS = 10;

/** Each submission needs so many others: with fewer nobody can be given enough of them. */
export const leastSubmissions = (peerCount: number): number => peerCount + 1;

/**
 * Who reviews what: the authors stand in a circle of random order, and everybody reviews who stands so many places
 * further on, for as many random distances as each submission needs reviewers. Nobody meets their own work or the same
 * work twice, and everybody reviews exactly as many as review them.
 * @param random from 0 to below 1, as `Math.random`
 * @returns nothing when there are too few submissions (`leastSubmissions`)
 */
export function assignReviewers(submissions: readonly Handed[], peerCount: number, random: () => number): Assigned[] {
  const circle = shuffled(submissions, random);
  if (circle.length < leastSubmissions(peerCount)) return [];
  const distances = shuffled(
    Array.from({ length: circle.length - 1 }, (_, index) => index + 1),
    random,
  ).slice(0, peerCount);
  return circle.flatMap(({ id }, place) =>
    distances.map((distance) => ({
      submissionId: id,
      reviewer: circle[(place + distance) % circle.length]!.author,
    })),
  );
}

/** Somebody who may be asked instead: with how many reviews they have. */
export interface Candidate {
  userNo: string;
  load: number;
}

/** Of those who have the fewest reviews, one at random; undefined when nobody is left. */
export function replacementOf(candidates: readonly Candidate[], random: () => number): string | undefined {
  const least = Math.min(...candidates.map(({ load }) => load));
  const idle = candidates.filter(({ load }) => load === least);
  return idle[Math.floor(random() * idle.length)]?.userNo;
}

/** Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993): a modified z above this is one. */
const MODIFIED_Z = 3.5;
const NORMAL_MAD = 0.6745;
/** Percent of the whole that a mark differs by, at least, to be far from the others. */
const FAR_PERCENT = 15;
const LEAST_REVIEWS = 3;

/** The rule in words, as it stands above the reviews. */
export const outlierRule = `评分离群：一份作品至少有 ${LEAST_REVIEWS} 份评分，这份与中位数相差达到满分的 ${FAR_PERCENT}%，并且修正 z 值（0.6745 × 差 ÷ 绝对离差中位数）超过 ${MODIFIED_Z}；绝对离差中位数为 0 时只看相差多少。离群只是提示，计不计入由老师决定。`;

/**
 * Which marks of one submission are far from the others: by the modified z of the median absolute deviation, and by a part
 * of the whole, because of three marks that agree to a tenth the fourth is not wrong when it is one off.
 */
export function outliersOf(points: readonly number[], full: number): boolean[] {
  const middle = medianOf(points);
  if (middle === null || points.length < LEAST_REVIEWS) return points.map(() => false);
  const offs = points.map((one) => Math.abs(one - middle));
  const mad = medianOf(offs)!;
  return offs.map((off) => {
    if (off * 100 < full * FAR_PERCENT) return false;
    return mad === 0 || (NORMAL_MAD * off) / mad > MODIFIED_Z;
  });
}

/** How others are called in a review that is anonymous. */
export const anonymousAuthor = (number: number): string => `作品 ${number}`;
export const anonymousReviewer = (number: number): string => `同学 ${number}`;

/** A name of a file that says nothing of its author: 附件 1.pdf. */
export const neutralFileName = (place: number, url: string): string =>
  `附件 ${place}${/\.[a-z\d]{1,8}$/.exec(url)?.[0] ?? ''}`;

type Reckoned = Pick<TaskRules, 'peerPercent' | 'lateRule' | 'latePercent'>;

/** The formula of `finalTaskPoints` (rules/tasks.ts) in words, as it stands above the reviews. */
export function peerRuleText({ peerPercent, lateRule, latePercent }: Reckoned): string {
  if (peerPercent === 0) return '成绩 = 老师的分，互评只供参考。';
  const sum =
    peerPercent === 100 ? '成绩 = 互评分' : `成绩 = 互评分 × ${peerPercent}% + 老师的分 × ${100 - peerPercent}%`;
  const late = lateRule === LateRule.deduct ? `；迟交每天扣所得的 ${latePercent}%，最多扣完` : '';
  return `${sum}${late}。互评分是计入的各份评分的中位数；一份也没有时只算老师的分。`;
}

interface Parts {
  /** Tenths; null: not yet, or nobody. */
  teacherPoints: number | null;
  peerPoints: number | null;
  finalPoints: number | null;
  lateDays: number;
}

/** How one mark came about: 互评 80 × 30% + 老师 90 × 70% = 87. */
export function peerSumText({ teacherPoints, peerPoints, finalPoints, lateDays }: Parts, rules: Reckoned): string {
  const share = peerPoints === null ? 0 : rules.peerPercent;
  const peers = share === 0 ? [] : [`互评 ${pointsText(peerPoints!)} × ${share}%`];
  const given = teacherPoints === null ? '老师（还没有批）' : `老师 ${pointsText(teacherPoints)}`;
  const teacher = share === 100 ? [] : [share === 0 ? given : `${given} × ${100 - share}%`];
  const isLess = rules.lateRule === LateRule.deduct && lateDays > 0;
  const off = isLess ? `，迟交 ${lateDays} 天扣 ${Math.min(100, lateDays * rules.latePercent)}%` : '';
  const outcome = finalPoints === null ? '' : ` = ${pointsText(finalPoints)}`;
  return `${[...peers, ...teacher].join(' + ')}${off}${outcome}`;
}
