import { decode } from '../../kit/html.ts';
import { fieldOf, numberOf, sectionMarkOf } from './wordLines.ts';
import type { Line } from './wordLines.ts';

/** An answer that stands behind all questions, and to which it belongs. */
export interface KeyEntry {
  /** 一, 二 …; empty where numbers go through the whole paper. */
  section: string;
  number: number;
  answer: string[];
  analysis: string[];
}

const heading = /^[【[]?(?:参考答案|标准答案|正确答案|答案)(?:[与和及]?(?:解析|评分标准))?[】\]]?:?$/;

const plainOf = (html: string): string =>
  decode(html.replaceAll(/<[^>]*>/g, ''))
    .normalize('NFKC')
    .trim();

/** Parts a paper into its questions and the answers collected behind them, as printed papers have it. */
export function splitKey(lines: readonly Line[]): { questions: readonly Line[]; key: KeyEntry[] } {
  const at = lines.findLastIndex(({ html }) => heading.test(plainOf(html).replaceAll(/\s/g, '')));
  const key = at > 0 ? entriesIn(lines.slice(at + 1)) : [];
  return key.length > 0 ? { questions: lines.slice(0, at), key } : { questions: lines, key };
}

/** None when the first line that is no heading begins no entry: then it was the answer of one question. */
function entriesIn(lines: readonly Line[]): KeyEntry[] {
  const all: KeyEntry[] = [];
  let section = '';
  let part: 'answer' | 'analysis' = 'answer';
  for (const { html } of lines) {
    const mark = sectionMarkOf(html);
    if (mark !== undefined) section = mark;
    const text = mark === undefined ? plainOf(html) : (/\d.*/.exec(plainOf(html))?.[0] ?? '');
    if (mark !== undefined && text === '') continue;
    const short = shortIn(text);
    const numbered = mark === undefined ? numberOf(html) : undefined;
    if (short) all.push(...short.map((one) => ({ section, ...one, answer: [one.answer], analysis: [] })));
    else if (numbered) {
      const field = fieldOf(numbered.rest);
      part = field?.name === 'analysis' ? 'analysis' : 'answer';
      all.push({ section, number: numbered.number, answer: [], analysis: [] });
      addTo(all, part, field?.rest ?? numbered.rest);
    } else if (all.length === 0) {
      if (mark === undefined) return [];
    } else {
      const field = fieldOf(html);
      if (field) part = field.name === 'analysis' ? 'analysis' : 'answer';
      addTo(all, part, field?.rest ?? html);
    }
    if (short) part = 'answer';
  }
  return all;
}

function addTo(all: readonly KeyEntry[], part: 'answer' | 'analysis', html: string): void {
  if (html !== '') all.at(-1)![part].push(html);
}

const SIGN = '[A-L√×✓✗✔✘对错]';
const RANGE = `(\\d{1,3})\\s*[-–—~至]+\\s*(\\d{1,3})\\s*[.、:]?\\s*((?:${SIGN}\\s*)+)`;
const SINGLE = `(\\d{1,3})\\s*[.、:)]?\\s*([A-L](?:[\\s,、]*[A-L])*|[√×✓✗✔✘对错])`;
const TOKEN = new RegExp(`\\s*(?:${RANGE}|${SINGLE})[\\s,，;；、]*`, 'y');

interface Short {
  number: number;
  answer: string;
}

/** 1-5 ABCDA  6. BD  7、√ when the line holds nothing else. */
function shortIn(text: string): Short[] | undefined {
  const all: Short[] = [];
  TOKEN.lastIndex = 0;
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    const found = TOKEN.exec(text);
    if (!found) return undefined;
    const [, first, last, signs, number, answer] = found;
    const some =
      number === undefined
        ? spread(Number(first), Number(last), signs!)
        : [{ number: Number(number), answer: answer! }];
    if (!some) return undefined;
    all.push(...some);
  }
  return all.length > 0 ? all : undefined;
}

/** A sign each, or where there are several right ones a word each. */
function spread(first: number, last: number, signs: string): Short[] | undefined {
  const count = last - first + 1;
  const letters = [...signs.replaceAll(/\s/g, '')];
  const words = signs.trim().split(/\s+/);
  const answers = letters.length === count ? letters : words;
  if (answers.length !== count) return undefined;
  return answers.map((answer, index) => ({ number: first + index, answer }));
}
