import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { QuestionType, questionTraits, ToleranceKind } from './questions.ts';
import type { Answer, Answers, Keyed, Keys, SimpleType } from './questions.ts';

/** What an answer that is partly right earns. */
export const PartialRule = choice({
  none: [0, '全对才得分'],
  half: [1, '漏选得一半'],
  each: [2, '按答对的比例'],
});

export type PartialRule = ValueOf<typeof PartialRule>;

export interface MarkRule {
  partialRule: PartialRule;
  /** Percent of a question's marks that a wrong guess costs. */
  penalty: number;
}

export const plainRule: MarkRule = { partialRule: PartialRule.each, penalty: 0 };

/**
 * Nothing was given: no key is pressed, or all was taken away again.
 * @param questionType without it a text is read as HTML, in which tags alone say nothing; code may be tags alone
 */
export function isUnanswered(answer: Answer | null | undefined, questionType?: QuestionType): boolean {
  if (answer === null || answer === undefined) return true;
  if (typeof answer === 'number') return false;
  if (Array.isArray(answer)) return answer.every((part) => typeof part === 'string' && part.trim() === '');
  if (typeof answer === 'object') return answer.value.trim() === '';
  const isHtml = questionType === undefined || questionType === QuestionType.essay;
  return isHtml
    ? answer.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '' && !answer.includes('<img')
    : answer.trim() === '';
}

/**
 * The marks of an answer in tenths, or null where a person has to give them. Nothing given is 0 for every type; a wrong
 * guess may cost marks (formula scoring: Frary 1988, NCME ITEMS module 4, here with a declared penalty).
 * @param points of the question, tenths
 */
export function pointsOf(
  question: Keyed<SimpleType>,
  answer: Answer | null | undefined,
  points: number,
  rule: MarkRule,
): number | null {
  if (isUnanswered(answer, question.questionType)) return 0;
  const { isAutomatic, isGuessable } = questionTraits[question.questionType];
  if (!isAutomatic) return null;
  const right = shareOf(question, answer!);
  if (right === 1) return points;
  const earned = granted(right, rule.partialRule, question);
  if (earned > 0) return Math.floor(points * earned + ALMOST);
  // What is left out is no guess.
  return isGuessable && right === 0 ? 0 - Math.floor((points * rule.penalty) / 100) : 0;
}

/** Keeps a share such as 7/11 of 110 from falling below the whole number it is. */
const ALMOST = 1e-9;

/** Which part of an answer is right, 0 to 1; of choices, 0 as soon as a wrong one is among them. */
export function shareOf(question: Keyed<SimpleType>, answer: Answer): number {
  const { questionType } = question;
  return (sharesByType[questionType] as (keyed: typeof question, given: Answer) => number)(question, answer);
}

type Shares = {
  [T in SimpleType]: (question: Extract<Keyed<SimpleType>, { questionType: T }>, given: Answers[T]) => number;
};

const never = () => 0;

const sharesByType: Shares = {
  [QuestionType.single]: ({ key }, given) => (given === key.right ? 1 : 0),
  [QuestionType.multiple]: ({ key }, given) =>
    given.some((id) => !key.right.includes(id)) ? 0 : new Set(given).size / key.right.length,
  [QuestionType.judge]: ({ key }, given) => (given === key.isTrue ? 1 : 0),
  [QuestionType.blanks]: ({ key }, given) => blanksRight(key, given) / key.blanks.length,
  [QuestionType.number]: ({ body, key }, given) => (isNumberRight(key, given, body.units.length > 0) ? 1 : 0),
  [QuestionType.matching]: ({ key }, given) => pairsRight(key.pairs, given) / key.pairs.length,
  [QuestionType.ordering]: ({ key }, given) => neighboursRight(key.order, given),
  [QuestionType.essay]: never,
  [QuestionType.short]: never,
  [QuestionType.file]: never,
  [QuestionType.code]: never,
};

function granted(right: number, rule: PartialRule, { questionType }: Keyed<SimpleType>): number {
  if (right === 0 || rule === PartialRule.none || !questionTraits[questionType].isPartial) return 0;
  return rule === PartialRule.half && questionType === QuestionType.multiple ? 0.5 : right;
}

/** What is joined to more than one is joined to none, or all to all would be right. */
function pairsRight(pairs: Keys[9]['pairs'], given: Answers[9]): number {
  return pairs.filter(({ left, right }) => {
    const joined = new Set(given.flatMap((one) => (one.left === left ? [one.right] : [])));
    return joined.size === 1 && joined.has(right);
  }).length;
}

/** One width, one kind of space; without case unless case counts. */
export function foldedAnswer(text: string, isCaseSensitive: 0 | 1 = 0): string {
  const folded = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return isCaseSensitive ? folded : folded.toLowerCase();
}

/**
 * How many blanks are right; where their order is free, each given answer counts for one blank at most, and the same
 * words twice only where two blanks accept nothing else.
 */
function blanksRight({ blanks, isOrderFree, isCaseSensitive }: Keys[4], given: readonly string[]): number {
  const accepts = blanks.map(({ accepted }) => new Set(accepted.map((one) => foldedAnswer(one, isCaseSensitive))));
  const said = given.map((one) => foldedAnswer(one, isCaseSensitive));
  const isIn = (set: ReadonlySet<string>, one = '') => one !== '' && set.has(one);
  if (!isOrderFree) return accepts.filter((set, index) => isIn(set, said[index])).length;
  const onlyThis = (one: string) => accepts.filter((set) => set.size === 1 && set.has(one)).length;
  const counted = said.filter(
    (one, index) => said.slice(0, index).filter((before) => before === one).length < Math.max(1, onlyThis(one)),
  );
  return mostPairs(accepts.map((set) => counted.flatMap((one, index) => (isIn(set, one) ? [index] : []))));
}

/** The largest matching of blanks with given answers (Kuhn 1955): augmenting paths, at most 12 by 12. */
function mostPairs(fits: readonly (readonly number[])[]): number {
  const holder = new Map<number, number>();
  const place = (blank: number, seen: Set<number>): boolean =>
    fits[blank]!.some((answer) => {
      if (seen.has(answer)) return false;
      seen.add(answer);
      const other = holder.get(answer);
      if (other !== undefined && !place(other, seen)) return false;
      holder.set(answer, blank);
      return true;
    });
  return fits.filter((_, blank) => place(blank, new Set())).length;
}

/** A number as people type it: full-width digits, thousands in groups, 1.2e3, a fraction 3/4, 12%. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll('⁄', '/')
    .trim()
    .replace(
      /^([+-]?\d{1,3})((?:[\s,]\d{3})+)(?![\d,])/,
      (_, first: string, rest: string) => first + rest.replaceAll(/[\s,]/g, ''),
    )
    .replaceAll(/\s*([/%+-])\s*/g, '$1');
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(?:\/(\d+(?:\.\d+)?))?(%)?$/i.exec(plain);
  if (!match) return undefined;
  const value = Number(match[1]) / Number(match[2] ?? 1) / (match[3] ? 100 : 1);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The exact bound counts as right: an allowance of a few units in the last place keeps it so. A unit counts only where
 * one could be chosen; with the unit %, 12% is 12.
 */
function isNumberRight({ value, tolerance, toleranceKind, unit }: Keys[7], given: Answers[7], hasUnits: boolean) {
  const said = readNumber(hasUnits && unit === '%' ? given.value.replace(/[%％]\s*$/, '') : given.value);
  if (said === undefined || (hasUnits && foldedAnswer(given.unit, 1) !== foldedAnswer(unit, 1))) return false;
  const allowed = toleranceKind === ToleranceKind.percent ? Math.abs(value) * (tolerance / 100) : tolerance;
  return Math.abs(said - value) <= allowed + Number.EPSILON * 8 * Math.max(Math.abs(said), Math.abs(value));
}

/** Of the neighbours that belong together, how many stand together in that order. */
function neighboursRight(order: readonly string[], given: readonly string[]): number {
  if (given.length !== order.length) return 0;
  const next = new Map(given.map((id, index) => [id, given[index + 1]]));
  const pairs = order.slice(0, -1).filter((id, index) => next.get(id) === order[index + 1]).length;
  return order.length < 2 ? Number(given[0] === order[0]) : pairs / (order.length - 1);
}
