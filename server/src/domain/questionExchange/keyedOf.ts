import { BLANK, letterOf, QuestionType } from '#contract/rules/questions.ts';
import type { Criterion, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { blanksIn } from '#contract/rules/questionIssues.ts';
import { folded, htmlOf } from './cells.ts';
import type { Written } from './row.ts';
import { settingsIn } from './settings.ts';
import type { Settings } from './settings.ts';
import { judgement, lettersIn, splitBy, unescaped } from './words.ts';

/** What cannot be made a question of, by the column that is to blame. */
export class Unfit extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

interface Made<T extends SimpleType = SimpleType> {
  keyed: Keyed<T>;
  stem: string;
}

/** Body and key of a question in words. @throws Unfit */
export function keyedOf(written: Written, type: SimpleType): Made {
  const settings = settingsIn(written.settings);
  if (settings.unknown) throw new Unfit('设置', `看不懂「${settings.unknown.slice(0, 30)}」`);
  return makers[type](written, settings);
}

const optionsOf = (texts: readonly string[], prefix = ''): Option[] =>
  texts.map((text, index) => ({ id: prefix === '' ? idAt(index) : `${prefix}${index + 1}`, content: htmlOf(text) }));

export const idAt = (index: number): string => letterOf(index).toLowerCase();

type Makers = { [T in SimpleType]: (written: Written, settings: Settings) => Made<T> };

const makers: Makers = {
  1: (written, settings) => {
    const options = optionsOf(written.options);
    const [right, ...more] = chosen(written, options.length);
    if (more.length > 0) throw new Unfit('答案', `单选题只有一个正确答案，这里写了 ${more.length + 1} 个`);
    return made(written, {
      questionType: 1,
      body: { options, isOrderFixed: settings.isOrderFixed },
      key: { right: idAt(right!) },
    });
  },
  2: (written, settings) => {
    const options = optionsOf(written.options);
    const right = chosen(written, options.length).map(idAt).sort();
    return made(written, { questionType: 2, body: { options, isOrderFixed: settings.isOrderFixed }, key: { right } });
  },
  3: (written) => {
    const isTrue = judgement(written.answer) ?? judgedByOption(written);
    if (isTrue === undefined) throw new Unfit('答案', said(written, '写对或错'));
    return made(written, { questionType: 3, body: {}, key: { isTrue } });
  },
  4: (written, { isOrderFree, isCaseSensitive }) => {
    const stem = withBlanks(written.stem);
    const blankCount = blanksIn(htmlOf(stem));
    if (blankCount === 0) throw new Unfit('题干', `用 ${BLANK} 标出要填的地方`);
    const blanks = splitBy(written.answer.trim(), /[;；\n]/).map((one) => ({
      accepted: splitBy(one, /[|｜]/).map((text) => unescaped(text).trim()),
    }));
    if (written.answer.trim() === '') throw new Unfit('答案', '没有写');
    if (blanks.length !== blankCount) {
      throw new Unfit('答案', `题干里有 ${blankCount} 个空，答案写了 ${blanks.length} 个，各空的答案用「；」隔开`);
    }
    return made(
      { ...written, stem },
      { questionType: 4, body: { blankCount }, key: { blanks, isOrderFree, isCaseSensitive } },
    );
  },
  5: (written, { mostLetters = 5000 }) =>
    made(written, { questionType: 5, body: { mostLetters }, key: byHand(written) }),
  7: (written, { units }) => {
    const key = numberIn(written.answer);
    if (!key) throw new Unfit('答案', said(written, '写数字，如 9.8 或 9.8±0.1 m/s'));
    return made(written, { questionType: 7, body: { units }, key });
  },
  8: (written, { mostLetters = 500, keywords }) =>
    made(written, { questionType: 8, body: { mostLetters }, key: { ...byHand(written), keywords } }),
  9: (written) => {
    const sides = written.options.map((text) => text.split(text.includes('=>') ? /\s*=>\s*/ : /\s*(?:＝＞|→)\s*/));
    if (sides.length === 0) throw new Unfit('选项', '写成「左边 => 右边」，每项一格');
    const wrong = sides.findIndex((parts) => parts.length !== 2 || parts[1] === '');
    if (wrong >= 0) throw new Unfit(`选项${letterOf(wrong)}`, '写成「左边 => 右边」');
    const texts = [...new Set(sides.map(([, right]) => right!))];
    const pairs = sides.filter(([left]) => left !== '');
    const left = optionsOf(
      pairs.map(([text]) => text!),
      'l',
    );
    const right = optionsOf(texts, 'r');
    const joined = pairs.map(([, text], index) => ({ left: left[index]!.id, right: right[texts.indexOf(text!)]!.id }));
    return made(written, { questionType: 9, body: { left, right }, key: { pairs: joined } });
  },
  10: (written) => {
    const items = optionsOf(written.options);
    const order = written.answer.trim() === '' ? items.map((_, index) => index) : lettersIn(written.answer);
    if (!order || new Set(order).size !== items.length || order.some((at) => at >= items.length)) {
      throw new Unfit(
        '答案',
        said(
          written,
          `写次序，每项一次，如 ${items
            .map((_, at) => letterOf(at))
            .reverse()
            .join('')}`,
        ),
      );
    }
    return made(written, { questionType: 10, body: { items }, key: { order: order.map(idAt) } });
  },
  11: (written, { mostFiles = 1 }) => made(written, { questionType: 11, body: { mostFiles }, key: byHand(written) }),
  12: (written, { language = 'plaintext' }) =>
    made(written, { questionType: 12, body: { language, starter: written.options.join('\n') }, key: byHand(written) }),
};

const made = <T extends SimpleType>(written: Written, keyed: Keyed<T>): Made<T> => ({
  keyed,
  stem: htmlOf(written.stem),
});

const said = ({ answer }: Written, wish: string): string =>
  answer.trim() === '' ? `没有写；${wish}` : `「${answer.trim().slice(0, 20)}」看不懂，${wish}`;

/** The places of the right options: by their letters, or by what they say. */
function chosen({ answer, options }: Written, count: number): number[] {
  if (count < 2) throw new Unfit('选项', '至少要有两个');
  if (answer.trim() === '') throw new Unfit('答案', '没有写');
  const same = options.findIndex((text) => text.trim() === answer.trim());
  const places = lettersIn(answer) ?? (same >= 0 ? [same] : undefined);
  if (!places) throw new Unfit('答案', `「${answer.trim().slice(0, 20)}」看不懂，写选项的字母，如 B`);
  const far = places.find((place) => place >= count);
  if (far !== undefined) throw new Unfit('答案', `没有选项 ${letterOf(far)}，选项只到 ${letterOf(count - 1)}`);
  if (new Set(places).size < places.length) throw new Unfit('答案', '字母重复了');
  return places;
}

/** A. 对 B. 错 with A as the answer. */
function judgedByOption({ answer, options }: Written): 0 | 1 | undefined {
  const [place] = lettersIn(answer) ?? [];
  return place === undefined ? undefined : judgement(options[place] ?? '');
}

/** Where no blank is marked as ours are, empty brackets and short lines are meant. */
export function withBlanks(stem: string): string {
  const lined = stem.replaceAll('＿', '_').replaceAll(/_{4,}/g, BLANK);
  if (lined.includes(BLANK)) return lined;
  return lined.replaceAll(/_{2,3}|[（(【[](?:[\s\u3000]|&nbsp;)+[）)】\]]/g, BLANK);
}

/** 9.8, 9.8±0.1 m/s², 3.14±1% */
export function numberIn(text: string): Keyed<7>['key'] | undefined {
  const found = /^([-+−]?[\d,]*\.?\d+(?:e[-+]?\d{1,3})?)\s*(?:(?:±|\+\/-)\s*(\d*\.?\d+)\s*(%)?)?\s*(.*)$/i.exec(
    folded(text).trim(),
  );
  if (!found) return undefined;
  const [, value = '', tolerance = '0', percent, unit = ''] = found;
  const number = Number(value.replaceAll(',', '').replace('−', '-'));
  if (!Number.isFinite(number) || unit.length > 20) return undefined;
  return { value: number, tolerance: Number(tolerance), toleranceKind: percent ? 2 : 1, unit: unit.trim() };
}

const byHand = (written: Written) => ({ reference: htmlOf(written.answer), rubric: rubricIn(written.rubric) });

/** @throws Unfit */
function rubricIn(text: string): Criterion[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const [title = '', share = '', note = ''] = splitBy(line, /[|｜]/).map((part) => unescaped(part).trim());
    const percent = Number(folded(share).replace('%', ''));
    if (title === '' || !Number.isInteger(percent))
      throw new Unfit('评分要点', `第 ${index + 1} 条写成「要点|比重|说明」`);
    return { id: `c${index + 1}`, title, share: percent, note };
  });
}
