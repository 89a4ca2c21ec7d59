import { isElement, readMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { escaped } from './cells.ts';

/** A line as somebody sees it in the document. */
export interface Line {
  html: string;
  /** What can be read of it, as long as the part of `html` that it comes from. */
  isBlock: boolean;
}

/** The lines of what mammoth made: paragraphs, parts of them between line breaks, and tables as they are. */
export function linesOf(html: string): Line[] {
  const body = readMarkup(Buffer.from(`<body>${html}</body>`), 'document');
  return body.inside.flatMap((one) => (isElement(one) ? linesIn(one) : []));
}

function linesIn(block: Markup): Line[] {
  if (block.name === 'table') return [{ html: htmlOf(block), isBlock: true }];
  if (block.name === 'ul' || block.name === 'ol') {
    return block.inside.flatMap((one) => (isElement(one) ? linesIn(one) : []));
  }
  return block.inside
    .map((one) => (isElement(one) ? htmlOf(one) : escaped(one)))
    .join('')
    .split(/<br>/)
    .flatMap((line) => splitFields(spaced(line)))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ html: line.trim(), isBlock: false }));
}

function htmlOf({ name, attributes, inside }: Markup): string {
  if (name === 'br') return '<br>';
  const kept = ['src', 'alt', 'colspan', 'rowspan'].filter((key) => attributes[key] !== undefined);
  const text = kept.map((key) => ` ${key}="${escaped(attributes[key]!)}"`).join('');
  if (name === 'img') return `<img${text}>`;
  const tag = /^h\d$/.test(name) ? 'p' : name;
  // bold and italics say nothing in a question but where they mark its parts
  if (tag === 'a' || tag === 'strong' || tag === 'em')
    return inside.map((one) => (isElement(one) ? htmlOf(one) : escaped(one))).join('');
  return `<${tag}${text}>${inside.map((one) => (isElement(one) ? htmlOf(one) : escaped(one))).join('')}</${tag}>`;
}

const spaced = (html: string): string =>
  html.replaceAll(/[\t\u00a0\u2002-\u200a]/g, ' ').replaceAll(/[\u200b-\u200f\ufeff]/g, '');

const names =
  '参考答案|标准答案|正确答案|答案解析|试题解析|答案|解析|分析|详解|难度系数|难易程度|难易度|难度|知识点|考点|分值|题型|评分标准|评分要点|关键词';

const bracketed = new RegExp(`(?=[【\\[［]\\s*(?:${names})\\s*[】\\]］])`, 'g');
const afterSpace = new RegExp(`[ \\u3000]+(?=(?:${names})\\s*[:：])`, 'g');

/** 【答案】B【解析】… on one line is two. */
const splitFields = (line: string): string[] => line.split(bracketed).flatMap((part) => part.split(afterSpace));

const field = new RegExp(`^(?:[【\\[［]\\s*(${names})\\s*[】\\]］]\\s*[:：]?|(${names})\\s*[:：])\\s*`);

export type FieldName =
  | 'answer'
  | 'analysis'
  | 'difficulty'
  | 'knowledge'
  | 'points'
  | 'questionType'
  | 'rubric'
  | 'keywords';

const fieldNames: readonly (readonly [RegExp, FieldName])[] = [
  [/解析|分析|详解/, 'analysis'],
  [/答案/, 'answer'],
  [/难/, 'difficulty'],
  [/知识点|考点/, 'knowledge'],
  [/分值/, 'points'],
  [/题型/, 'questionType'],
  [/评分/, 'rubric'],
  [/关键词/, 'keywords'],
];

/** 答案：B, 【解析】… */
export function fieldOf(html: string): { name: FieldName; rest: string } | undefined {
  const found = field.exec(html.replace(/^(?:<(?:u|p)>)+/, ''));
  if (!found) return undefined;
  const name = fieldNames.find(([word]) => word.test(found[1] ?? found[2] ?? ''))![1];
  return { name, rest: html.replace(/^(?:<(?:u|p)>)+/, '').slice(found[0].length) };
}

/** 一、单项选择题（每题 2 分） */
export function sectionOf(html: string): string | undefined {
  const text = html.replaceAll(/<[^>]*>/g, '').trim();
  const found =
    /^(?:第?[一二三四五六七八九十]{1,3}(?:部分|大题)?\s*[、.．:：]|[（(][一二三四五六七八九十]{1,3}[)）])\s*(.{1,60})/.exec(
      text,
    );
  return found?.[1];
}

/** 一 of 一、单项选择题, also where nothing follows. */
export const sectionMarkOf = (html: string): string | undefined =>
  /^(?:第?([一二三四五六七八九十]{1,3})(?:部分|大题)?\s*[、.．:：]|[（(]([一二三四五六七八九十]{1,3})[)）])/
    .exec(html.replaceAll(/<[^>]*>/g, '').trim())
    ?.slice(1)
    .find((mark) => mark !== undefined);

export interface Numbered {
  number: number;
  rest: string;
}

/** 1. 12、 第 3 题： */
export function numberOf(html: string): Numbered | undefined {
  const found = /^(?:第\s*)?([\d０-９]{1,3})\s*(?:题\s*[.．、:：]?|[.．、:：)）](?![\d０-９]))\s*/.exec(html);
  return found ? { number: Number(found[1]!.normalize('NFKC')), rest: html.slice(found[0].length) } : undefined;
}

/** （1）below a material */
export function childOf(html: string): Numbered | undefined {
  const found = /^[（(]\s*([\d０-９]{1,2})\s*[)）]\s*/.exec(html);
  return found ? { number: Number(found[1]!.normalize('NFKC')), rest: html.slice(found[0].length) } : undefined;
}

/** Options of one line, from the letter that is due: A. 甲  B. 乙; empty when the line holds none. */
export function optionsOf(html: string, due: number): { before: string; options: string[] } | undefined {
  const plain = html.replaceAll(/[Ａ-Ｌａ-ｌ]/g, (letter) => letter.normalize('NFKC'));
  const starts: { at: number; end: number }[] = [];
  for (let from = 0; ;) {
    const letter = String.fromCodePoint(65 + due + starts.length);
    const mark = new RegExp(
      `(^|[\\s\\u3000>])(?:[（(]${letter}[)）]\\s*[.．、:：]?|${letter}\\s*[.．、:：)）])\\s*`,
      'g',
    );
    mark.lastIndex = from;
    const found = mark.exec(plain);
    if (!found) break;
    starts.push({ at: found.index + found[1]!.length, end: mark.lastIndex });
    from = mark.lastIndex;
  }
  if (starts.length === 0) return undefined;
  const options = starts.map(({ end }, index) => html.slice(end, starts[index + 1]?.at).trim());
  return { before: html.slice(0, starts[0]!.at).trim(), options };
}
