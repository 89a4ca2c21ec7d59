import type { Keyed, Option } from '#contract/rules/questions.ts';
import { decode } from '../../kit/html.ts';
import { idAt } from './keyedOf.ts';

/** What cannot be represented, by the part that is to blame. */
export class Unread extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

interface Around {
  /** The answer stands in the middle of a sentence. */
  isBlank: boolean;
  htmlFrom: (raw: string) => string;
}

interface Body {
  keyed: Keyed;
  analysis: string;
}

interface Choice {
  isRight: boolean;
  weight: number;
  text: string;
  feedback: string;
}

/** What stands in the braces of a question. @throws Unread */
export function giftBody(inside: string, { isBlank, htmlFrom }: Around): Body {
  const [body = '', general = ''] = parted(inside, '####');
  const text = body.trim();
  const told = (more: readonly string[]): string =>
    [general, ...more]
      .filter((one) => one.trim() !== '')
      .map(htmlFrom)
      .join('');
  if (text === '') return { keyed: essay, analysis: told([]) };
  const truth = /^(TRUE|T|FALSE|F)\s*(?:#([\s\S]*))?$/i.exec(text);
  if (truth) {
    const keyed: Keyed = { questionType: 3, body: {}, key: { isTrue: /^t/i.test(truth[1]!) ? 1 : 0 } };
    return { keyed, analysis: told(parted(truth[2] ?? '', '#')) };
  }
  if (text.startsWith('#')) return { keyed: number(text.slice(1)), analysis: told([]) };
  const choices = choicesIn(text);
  if (choices.length === 0) throw new Unread('答案', '看不懂花括号里的答案：每个答案前面写 = 或 ~');
  const analysis = told(choices.filter(({ isRight }) => isRight).map(({ feedback }) => feedback));
  if (choices.every(({ text: one }) => parted(one, '->').length === 2))
    return { keyed: matching(choices, htmlFrom), analysis };
  if (choices.every(({ isRight }) => isRight)) return { keyed: short(choices, htmlFrom), analysis };
  if (isBlank) throw new Unread('题干', '选项在句子中间，请改成把题干写完再列选项');
  return { keyed: chosen(choices, htmlFrom), analysis };
}

const essay: Keyed = { questionType: 5, body: { mostLetters: 5000 }, key: { reference: '', rubric: [] } };

/** Between signs that are not escaped. */
function parted(text: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (text.startsWith(sign, at)) {
      parts.push('');
      at += sign.length - 1;
    } else parts[parts.length - 1] += text[at]!;
  }
  return parts;
}

function choicesIn(text: string): Choice[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') {
      found[found.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (text[at] === '=' || text[at] === '~') found.push(text[at]!);
    else if (found.length > 0) found[found.length - 1] += text[at]!;
  }
  return found.map((one) => {
    const [answer = '', ...feedback] = parted(one.slice(1), '#');
    const weight = /^\s*%(-?[\d.]+)%/.exec(answer);
    const share = weight ? Number(weight[1]) : one.startsWith('=') ? 100 : 0;
    return {
      isRight: share > 0,
      weight: share,
      text: answer.slice(weight?.[0].length ?? 0).trim(),
      feedback: feedback.join('#'),
    };
  });
}

/** One `=` is single; several that are worth something make several. */
function chosen(choices: readonly Choice[], htmlFrom: Around['htmlFrom']): Keyed {
  const options: Option[] = choices.map(({ text }, at) => ({ id: idAt(at), content: htmlFrom(text) }));
  const right = choices.flatMap(({ isRight }, at) => (isRight ? [idAt(at)] : []));
  if (right.length === 0) throw new Unread('答案', '没有一个选项是对的');
  const full = choices.filter(({ weight }) => weight >= 100);
  const body = { options, isOrderFixed: 0 as const };
  if (right.length > 1 && full.length === 1) throw new Unread('答案', '单选题的选项各得一部分分，这样的题不能导入');
  if (right.length === 1) return { questionType: 1, body, key: { right: right[0]! } };
  return { questionType: 2, body, key: { right } };
}

function short(choices: readonly Choice[], htmlFrom: Around['htmlFrom']): Keyed {
  if (choices.some(({ weight }) => weight < 100)) throw new Unread('答案', '有的答案只得一部分分，这样的题不能导入');
  const accepted = choices.map(({ text }) => decode(htmlFrom(text).replaceAll(/<[^>]*>/g, '')).trim());
  return {
    questionType: 4,
    body: { blankCount: 1 },
    key: { blanks: [{ accepted }], isOrderFree: 0, isCaseSensitive: 0 },
  };
}

function matching(choices: readonly Choice[], htmlFrom: Around['htmlFrom']): Keyed {
  const sides = choices.map(({ text }) => parted(text, '->').map((one) => one.trim()) as [string, string]);
  const texts = [...new Set(sides.map(([, to]) => to))];
  const right = texts.map((text, at) => ({ id: `r${at + 1}`, content: htmlFrom(text) }));
  const joined = sides.filter(([from]) => from !== '');
  const left = joined.map(([from], at) => ({ id: `l${at + 1}`, content: htmlFrom(from) }));
  const pairs = joined.map(([, to], at) => ({ left: `l${at + 1}`, right: `r${texts.indexOf(to) + 1}` }));
  return { questionType: 9, body: { left, right }, key: { pairs } };
}

/** 3.14:0.01, 1..5, or several with shares, of which the whole one counts. @throws Unread */
function number(text: string): Keyed {
  const answers = text.includes('=')
    ? choicesIn(text)
        .filter(({ weight }) => weight >= 100)
        .map((one) => one.text)
    : [parted(text, '#')[0]!];
  if (answers.length !== 1) throw new Unread('答案', '数值题有几个得分不同的答案，请只留一个');
  const [from, to] = answers[0]!.split('..').map(Number);
  const [value, tolerance = 0] =
    to === undefined ? answers[0]!.split(':').map(Number) : [(from! + to) / 2, Math.abs(to - from!) / 2];
  if (!Number.isFinite(value) || !Number.isFinite(tolerance))
    throw new Unread('答案', `「${answers[0]!.trim().slice(0, 30)}」不是数字`);
  const key = { value: value!, tolerance: rounded(tolerance), toleranceKind: 1 as const, unit: '' };
  return { questionType: 7, body: { units: [] }, key: { ...key, value: rounded(key.value) } };
}

/** Without what halves of decimals leave behind. */
const rounded = (value: number): number => Number(value.toPrecision(12));
