import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { shuffled } from './draw.ts';
import { medianOf } from './tasks.ts';

export const ProgrammeState = choice({
  draft: [0, '草稿'],
  open: [1, '征集中'],
  reading: [2, '评阅中'],
  published: [3, '已公布'],
  cancelled: [4, '已取消'],
});

export type ProgrammeState = ValueOf<typeof ProgrammeState>;

/** Where a public programme stands on a day. */
export const ProgrammePhase = choice({
  open: [1, '可以申请'],
  soon: [2, '还没开始'],
  reading: [3, '评阅中'],
  published: [4, '结果已公布'],
});

export type ProgrammePhase = ValueOf<typeof ProgrammePhase>;

export const StartApplicationState = choice({
  submitted: [0, '已提交'],
  withdrawn: [1, '已撤回'],
  admitted: [2, '入选'],
  refused: [3, '未入选'],
  waiting: [4, '候补'],
});

export type StartApplicationState = ValueOf<typeof StartApplicationState>;

export const ReaderState = choice({
  invited: [0, '等待答复'],
  accepted: [1, '已接受'],
  declined: [2, '没有接受'],
  removed: [3, '已移出'],
});

export type ReaderState = ValueOf<typeof ReaderState>;

export const ReadingState = choice({
  waiting: [0, '等待评阅'],
  done: [1, '已评完'],
  replaced: [2, '已换人'],
});

export type ReadingState = ValueOf<typeof ReadingState>;

export const QuestionKind = choice({
  line: [1, '一行文字'],
  text: [2, '一段文字'],
  number: [3, '数字'],
  single: [4, '单选'],
});

export type QuestionKind = ValueOf<typeof QuestionKind>;

/** A question of the form that an institution declares for a programme. */
export interface ProgrammeQuestion {
  id: string;
  title: string;
  note: string;
  kind: QuestionKind;
  isRequired: 0 | 1;
  /** Of a single choice. */
  choices: string[];
}

/** A line of the score sheet: from the least to the most points, and how much of the whole it is. */
export interface ProgrammeCriterion {
  id: string;
  title: string;
  note: string;
  /** Percent; those of a sheet make 100. */
  weight: number;
  least: number;
  most: number;
}

export const MOST_PROGRAMMES = 200;
export const MOST_QUESTIONS = 20;
export const MOST_CHOICES = 10;
export const MOST_SHEET_CRITERIA = 12;
export const MOST_READERS = 50;
export const MOST_ANSWER = 2000;
const MOST_LINE = 100;
/** Readers of every application before their spread is looked at. */
export const READERS_EACH = 2;
/** Letters of a written feedback, at least. */
export const LEAST_FEEDBACK = 20;
/** Days that a reader has who is asked later than the others. */
export const LATER_DAYS = 3;
/** Days before the last one on which whoever has still to read is told. */
export const READ_REMIND_DAYS = 1;
/** Days after the publication in which somebody may object. */
export const OBJECT_DAYS = 7;

/** The round of whoever reads on spread. */
const THIRD_ROUND = 3;
/** The round that reads again after an objection was upheld. */
const AGAIN_ROUND = 4;

interface ProgrammeDays {
  programmeState: ProgrammeState;
  applyFrom: string;
  applyUntil: string;
}

/** Where it stands on a day, both ends included. */
export function programmePhaseOf(
  { programmeState: state, applyFrom, applyUntil }: ProgrammeDays,
  today: string,
): ProgrammePhase {
  if (state === ProgrammeState.published) return ProgrammePhase.published;
  if (state === ProgrammeState.reading || applyUntil < today) return ProgrammePhase.reading;
  return applyFrom > today ? ProgrammePhase.soon : ProgrammePhase.open;
}

/** Reading begins on the day after the last one to apply; a draft may still leave no day for it. */
export const READ_LATER = '评阅截止要在申请截止之后';

/** What is wrong with the order of its days, by field. */
export function programmeDaysProblem(days: { applyFrom: string; applyUntil: string; readUntil: string }) {
  if (days.applyUntil < days.applyFrom) return { path: 'applyUntil', message: '申请截止要在开始之后' } as const;
  if (days.readUntil < days.applyUntil) return { path: 'readUntil', message: READ_LATER } as const;
  return undefined;
}

interface Problem {
  path: string;
  message: string;
}

/** What is wrong with a declared form, at the row. */
export function questionsProblem(questions: readonly ProgrammeQuestion[]): Problem | undefined {
  const ids = questions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return { path: 'questions', message: '有两个问题用了同一个编号，请删掉一个重写' };
  const short = questions.findIndex(({ kind, choices }) => kind === QuestionKind.single && choices.length < 2);
  if (short >= 0) return { path: `questions.${short}.choices`, message: '单选至少要有两个选项' };
  const twice = questions.findIndex(({ choices }) => new Set(choices).size < choices.length);
  return twice < 0 ? undefined : { path: `questions.${twice}.choices`, message: '有两个选项一样' };
}

/** What is wrong with a score sheet: its weights must make the whole. */
export function criteriaProblem(criteria: readonly ProgrammeCriterion[]): Problem | undefined {
  const ids = criteria.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return { path: 'criteria', message: '有两项用了同一个编号，请删掉一项重写' };
  const flat = criteria.findIndex(({ least, most }) => most <= least);
  if (flat >= 0) return { path: `criteria.${flat}.most`, message: '最高分要大于最低分' };
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  // an empty sheet is told of by its own rule
  return sum === 100 || criteria.length === 0
    ? undefined
    : { path: 'criteria', message: `各项的比重合计 ${sum}%，要是 100%` };
}

/** What is wrong with an answer; empty where nothing is. */
export function answerProblem(
  { title, kind, isRequired, choices }: Omit<ProgrammeQuestion, 'id' | 'note'>,
  value: string,
): string {
  const said = value.trim();
  if (said === '') return isRequired === 1 ? `请回答「${title}」` : '';
  if (kind === QuestionKind.line && (said.includes('\n') || [...said].length > MOST_LINE))
    return `请用一行回答，最多 ${MOST_LINE} 个字`;
  if (kind === QuestionKind.number && !/^-?\d{1,12}(\.\d{1,4})?$/.test(said)) return '请填数字';
  if (kind === QuestionKind.single && !choices.includes(said)) return '请从选项里选一个';
  return '';
}

/** What is wrong with the points for one criterion; empty where nothing is. */
export function pointsProblem(
  { least, most }: Pick<ProgrammeCriterion, 'least' | 'most'>,
  points: number | undefined,
): string {
  if (points === undefined) return '请给分';
  return points < least || points > most ? `这一项 ${least} 到 ${most} 分` : '';
}

/** The whole of a sheet in tenths of 100: every criterion by its share of the most, times its weight. */
export const sheetTotal = (
  criteria: readonly Pick<ProgrammeCriterion, 'id' | 'weight' | 'most'>[],
  marks: Readonly<Record<string, number>>,
): number =>
  Math.round(criteria.reduce((all, { id, weight, most }) => all + (weight * 10 * (marks[id] ?? 0)) / most, 0));

export interface GivenTotal {
  round: number;
  /** Tenths; null while it is not given. */
  total: number | null;
}

type ProgrammeScore =
  /** Somebody has still to read. */
  | { kind: 'open'; spread: number | null }
  /** Two lie too far apart, and nobody reads it a third time yet. */
  | { kind: 'apart'; spread: number }
  | { kind: 'settled'; spread: number; score: number };

/**
 * What counts of what was given: the median of all who read it, of two their mean. Two that lie further apart than the
 * bound need a third; whoever was asked is waited for.
 * @param bound points of 100
 */
export function programmeScore(given: readonly GivenTotal[], bound: number): ProgrammeScore {
  const totals = given.flatMap(({ total }) => (total === null ? [] : [total]));
  const spread = totals.length < READERS_EACH ? null : Math.max(...totals) - Math.min(...totals);
  if (totals.length < given.length || spread === null) return { kind: 'open', spread };
  if (totals.length === READERS_EACH && spread > bound * 10) return { kind: 'apart', spread };
  return { kind: 'settled', spread, score: medianOf(totals)! };
}

/**
 * The rounds that nobody is asked to read yet: two for everybody, the third where those two lie too far apart, the
 * fourth where an objection was upheld.
 * @param given what readers gave, or are asked to give
 */
export function missingRounds(given: readonly GivenTotal[], bound: number, isUpheld: boolean): number[] {
  const isAsked = (round: number) => given.some((one) => one.round === round);
  const first = [1, 2].filter((round) => !isAsked(round));
  if (first.length > 0) return first;
  const two = given.filter(({ round }) => round <= READERS_EACH);
  const third = !isAsked(THIRD_ROUND) && programmeScore(two, bound).kind === 'apart' ? [THIRD_ROUND] : [];
  return isUpheld && !isAsked(AGAIN_ROUND) ? [...third, AGAIN_ROUND] : third;
}

/** How the score came about, as it stands beside it. */
export const scoreRule = (bound: number): string =>
  `每份申请由两位评阅人各自评，互相看不到；两位相差超过 ${bound} 分再请第三位。得分是各位总分的中位数，两位时是平均数。`;

/** An application that needs somebody to read it. */
interface ReadingNeed {
  applicationId: string;
  /** Who may not: of its team, or asked before. */
  barred: ReadonlySet<string>;
  count: number;
}

interface ReadingAssigned {
  applicationId: string;
  userNo: string;
}

/**
 * Who reads what: for every application those who have the least to read among whoever may, in a random order, so that
 * nobody can tell from the order of the applications who reads theirs.
 * @param loads how many each reader has already
 * @param random from 0 to below 1, as `Math.random`
 */
export function assignReadings(
  needs: readonly ReadingNeed[],
  loads: ReadonlyMap<string, number>,
  random: () => number,
): { assigned: ReadingAssigned[]; short: string[] } {
  const load = new Map(loads);
  const assigned: ReadingAssigned[] = [];
  const short: string[] = [];
  for (const { applicationId, barred, count } of shuffled(needs, random)) {
    const able = shuffled([...load.keys()], random)
      .filter((userNo) => !barred.has(userNo))
      .toSorted((one, other) => load.get(one)! - load.get(other)!)
      .slice(0, count);
    for (const userNo of able) {
      load.set(userNo, load.get(userNo)! + 1);
      assigned.push({ applicationId, userNo });
    }
    if (able.length < count) short.push(applicationId);
  }
  return { assigned, short };
}

/** How an application is called where its team has no name. */
export const applicationCode = (applyNo: number): string => `申请 ${String(applyNo).padStart(3, '0')}`;

/** How readers are called in a feedback. */
export const readerCode = (place: number): string => `评阅人 ${place}`;
