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

/** Nothing was given: no key is pressed, or all was taken away again. */
export function isUnanswered(answer: Answer | null | undefined): boolean {
  if (answer === null || answer === undefined) return true;
  if (typeof answer === 'string')
    return answer.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '' && !answer.includes('<img');
  if (typeof answer === 'number') return false;
  if (Array.isArray(answer)) return answer.every((part) => part === '');
  return answer.value.trim() === '';
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
  if (isUnanswered(answer)) return 0;
  const { isAutomatic, isGuessable } = questionTraits[question.questionType];
  if (!isAutomatic) return null;
  const right = shareOf(question, answer!);
  if (right === 1) return points;
  const earned = granted(right, rule.partialRule, question, answer!);
  if (earned > 0) return Math.floor(points * earned);
  return isGuessable && rule.penalty > 0 ? -Math.floor((points * rule.penalty) / 100) : 0;
}

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
  [QuestionType.number]: ({ key }, given) => (isNumberRight(key, given) ? 1 : 0),
  [QuestionType.matching]: ({ key }, given) =>
    key.pairs.filter(({ left, right }) => given.some((one) => one.left === left && one.right === right)).length /
    key.pairs.length,
  [QuestionType.ordering]: ({ key }, given) => neighboursRight(key.order, given),
  [QuestionType.essay]: never,
  [QuestionType.short]: never,
  [QuestionType.file]: never,
  [QuestionType.code]: never,
};

function granted(right: number, rule: PartialRule, { questionType }: Keyed<SimpleType>, answer: Answer): number {
  if (right === 0 || rule === PartialRule.none || !questionTraits[questionType].isPartial) return 0;
  if (rule === PartialRule.half && questionType === QuestionType.multiple) return isUnanswered(answer) ? 0 : 0.5;
  return right;
}

/** One width, one kind of space; without case unless case counts. */
export function foldedAnswer(text: string, isCaseSensitive: 0 | 1 = 0): string {
  const folded = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return isCaseSensitive ? folded : folded.toLowerCase();
}

/** How many blanks are right; where their order is free, each given answer counts for one blank at most. */
function blanksRight({ blanks, isOrderFree, isCaseSensitive }: Keys[4], given: readonly string[]): number {
  const accepts = blanks.map(({ accepted }) => new Set(accepted.map((one) => foldedAnswer(one, isCaseSensitive))));
  const said = given.map((one) => foldedAnswer(one, isCaseSensitive));
  if (!isOrderFree) return accepts.filter((set, index) => set.has(said[index] ?? '')).length;
  return mostPairs(accepts.map((set) => said.flatMap((one, index) => (one !== '' && set.has(one) ? [index] : []))));
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

/** A number as people type it: full-width digits, thousands with commas, 1.2e3, a fraction 3/4, 12%. */
export function readNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '').replace('−', '-');
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(?:\/(\d+(?:\.\d+)?))?(%)?$/i.exec(plain);
  if (!match) return undefined;
  const value = Number(match[1]) / Number(match[2] ?? 1) / (match[3] ? 100 : 1);
  return Number.isFinite(value) ? value : undefined;
}

/** The exact bound counts as right: an allowance of a few units in the last place keeps it so. */
function isNumberRight({ value, tolerance, toleranceKind, unit }: Keys[7], given: Answers[7]): boolean {
  const said = readNumber(given.value);
  if (said === undefined || foldedAnswer(given.unit, 1) !== foldedAnswer(unit, 1)) return false;
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
