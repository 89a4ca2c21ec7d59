import { TOO_MUCH_TEXT } from '#contract/exam/questionImportFailures.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import { BLANK, QuestionType } from '#contract/rules/questions.ts';
import { escaped, htmlOf } from './cells.ts';
import { cleanHtml } from '../../kit/html.ts';
import { giftBody } from './giftBody.ts';
import { Unread } from './unread.ts';
import { judged, titleOf } from './judged.ts';
import { kept } from './compose.ts';
import { emptyWritten, ReadRefusal } from './row.ts';
import type { ReadRow } from './row.ts';

const LETTERS = 8_000_000;

/** The questions of a GIFT text, as Moodle describes it. @throws ReadRefusal */
export function readGift(text: string): ReadRow[] {
  if (text.length > LETTERS) throw new ReadRefusal(TOO_MUCH_TEXT);
  return blocksOf(text)
    .flatMap(({ line, lines }, index) => {
      const block = lines
        .filter((one) => !/^\s*\/\//.test(one))
        .join('\n')
        .trim();
      if (block === '' || /^\$CATEGORY\s*:/i.test(block)) return [];
      return [{ line, block, index }];
    })
    .map(({ line, block }, index) => rowOf(block, index + 1, `第 ${index + 1} 题（第 ${line} 行）`));
}

interface Block {
  /** Counted from 1. */
  line: number;
  lines: string[];
}

/** Questions stand apart by empty lines; the braces of one may hold some. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let depth = 0;
  for (const [index, line] of text.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    const isCategory = /^\s*\$CATEGORY\s*:/i.test(line);
    if ((line.trim() === '' && depth <= 0) || isCategory) {
      open = undefined;
      depth = 0;
      continue;
    }
    if (!open) blocks.push((open = { line: index + 1, lines: [] }));
    open.lines.push(line);
    if (/^\s*\/\//.test(line)) {
      open.line += open.lines.length === 1 ? 1 : 0;
      if (open.lines.length === 1) open.lines = [];
      continue;
    }
    const bare = line.replaceAll(/\\./g, '');
    depth += bare.split('{').length - bare.split('}').length;
  }
  return blocks;
}

function rowOf(block: string, row: number, place: string): ReadRow {
  const { format, text } = headOf(block);
  try {
    const { before, inside, after } = bracesOf(text);
    const isBlank = after.trim() !== '';
    const { keyed, analysis } = giftBody(inside, { isBlank, htmlFrom: (raw) => html(raw, format) });
    const stem = html(isBlank ? `${before.trimEnd()} ${BLANK} ${after.trimStart()}` : before, format);
    const { content, issues } = judged({ stem: fitted(stem, keyed), analysis, keyed });
    const title = titleOf(stem);
    if (content) return { row, place, title, content, issues };
    return { row, place, title, written: [writtenOf(block)], issues };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    const issues = [{ column: error.column, reason: error.message }];
    return {
      row,
      place,
      title: titleOf(escaped(plain(text.split('{')[0] ?? ''))),
      written: [writtenOf(block)],
      issues,
    };
  }
}

/** A short answer without a gap in the middle has one at its end. */
const fitted = (stem: string, keyed: Keyed): string =>
  keyed.questionType === QuestionType.blanks && !/_{4,}/.test(stem)
    ? `${stem.replace(/<\/p>$/, '')} ${BLANK}</p>`
    : stem;

const writtenOf = (block: string) => kept({ ...emptyWritten, stem: block });

type Format = 'html' | 'plain';

/** ::name:: and [html] before the question. */
function headOf(block: string): { format: Format; text: string } {
  const text = block.replace(/^::(?:\\.|[^\\])*?::/s, '').trimStart();
  const said = /^\[(html|moodle|plain|markdown)\]/i.exec(text);
  const format = said && /html|moodle/i.test(said[1]!) ? 'html' : 'plain';
  return { format, text: said ? text.slice(said[0].length) : text };
}

/** What is before, within and behind the first braces. @throws Unread */
function bracesOf(text: string): { before: string; inside: string; after: string } {
  const open = indexOf(text, '{', 0);
  if (open < 0) throw new Unread('答案', '没有写答案：GIFT 的答案写在花括号里');
  const close = indexOf(text, '}', open);
  if (close < 0) throw new Unread('答案', '花括号没有合上');
  const after = text.slice(close + 1);
  if (indexOf(after, '{', 0) >= 0) throw new Unread('题干', '一道题里有几处答案，请拆成几道题');
  return { before: text.slice(0, open), inside: text.slice(open + 1, close), after };
}

function indexOf(text: string, letter: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === letter) return at;
  }
  return -1;
}

const plain = (raw: string): string =>
  raw
    .replaceAll(/\\([~=#{}:\\])/g, '$1')
    .replaceAll(/\\n/g, '\n')
    .trim();

function html(raw: string, format: Format): string {
  const own = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(raw);
  const is = own ? (/html|moodle/i.test(own[1]!) ? 'html' : 'plain') : format;
  const text = plain(own ? raw.slice(own[0].length) : raw);
  // `\(` is how Moodle begins a formula, and one backslash of it is an escape of GIFT
  return is === 'html' ? cleanHtml(text) : htmlOf(text);
}
