import { QuestionType } from '#contract/rules/questions.ts';
import { MOST_IMPORTED } from '#contract/rules/questionExchange.ts';
import { TOO_MANY_QUESTIONS, TOO_MUCH_TEXT } from '#contract/exam/questionImportFailures.ts';
import { decode } from '../../kit/html.ts';
import { composeAll } from './compose.ts';
import type { Placed } from './compose.ts';
import { htmlOf, textOf } from './cells.ts';
import type { Package } from './package.ts';
import type { Pictures } from './pictures.ts';
import { emptyWritten, ReadRefusal } from './row.ts';
import type { ReadRow, RowIssue, Written } from './row.ts';
import { LOST_FORMULA, LOST_PICTURE, wordHtml } from './wordHtml.ts';
import { splitKey } from './wordKey.ts';
import type { KeyEntry } from './wordKey.ts';
import { childOf, fieldOf, linesOf, numberOf, optionsOf, sectionMarkOf, sectionOf } from './wordLines.ts';
import type { FieldName, Line } from './wordLines.ts';
import { typeIn } from './words.ts';

const LETTERS = 8_000_000;

/** The questions of a document in the usual shape. @throws ReadRefusal */
export async function readWord(pack: Package, pictures: Pictures): Promise<ReadRow[]> {
  const html = await wordHtml(pack, pictures);
  if (html.length > LETTERS) throw new ReadRefusal(TOO_MUCH_TEXT);
  return composeAll(new Paper().read(linesOf(html)));
}

type Part = 'stem' | 'option' | FieldName;

interface Open {
  place: string;
  /** Of its section, and its own within it. */
  mark: string;
  number: number;
  parts: Map<Exclude<Part, 'option'>, string[]>;
  options: string[][];
  /** Where the next line goes that begins nothing. */
  at: Part;
  section: string;
  points: string;
  isChild: boolean;
}

/** Reads a paper line by line. */
class Paper {
  readonly #all: Open[] = [];
  #open: Open | undefined;
  #last = 0;
  #section = '';
  #mark = '';
  #points = '';
  #isSectionNew = true;

  read(lines: readonly Line[]): Placed[] {
    const { questions, key } = splitKey(lines);
    for (const line of questions) this.#take(line);
    for (const entry of key) this.#answer(entry);
    return this.#all.map((one, index) => placedOf(one, this.#all[index + 1]?.isChild === true));
  }

  #take({ html, isBlock }: Line): void {
    if (isBlock) return this.#more(html);
    const section = sectionOf(html);
    if (section !== undefined && (typeIn(section) !== undefined || this.#open === undefined))
      return this.#begin(section, sectionMarkOf(html) ?? '');
    const numbered = numberOf(html);
    if (numbered && this.#isNext(numbered.number))
      return this.#question(`第 ${(this.#last = numbered.number)} 题`, numbered.rest, false);
    const child = this.#isMaterial() ? childOf(html) : undefined;
    if (child) return this.#question(`第 ${this.#last} 题（${child.number}）`, child.rest, true);
    const field = this.#open && fieldOf(html);
    if (field) return this.#field(field.name, field.rest);
    const found = this.#open && this.#mayHaveOptions() ? optionsOf(html, this.#open.options.length) : undefined;
    if (!found) return this.#more(html);
    if (found.before !== '') this.#more(found.before);
    for (const option of found.options) this.#open!.options.push(option === '' ? [] : [option]);
    this.#open!.at = 'option';
  }

  /** What stands with the question itself goes before; where several have this number nobody knows which. */
  #answer({ section, number, answer, analysis }: KeyEntry): void {
    const its = this.#all.filter(
      (one) => !one.isChild && one.number === number && (section === '' || one.mark === '' || one.mark === section),
    );
    if (its.length !== 1) return;
    const { parts } = its[0]!;
    if (!parts.has('answer') && answer.length > 0) parts.set('answer', answer);
    if (!parts.has('analysis') && analysis.length > 0) parts.set('analysis', analysis);
  }

  #begin(section: string, mark: string): void {
    this.#section = section;
    this.#mark = mark;
    this.#points = /每(?:小)?[题空]\s*([\d.]{1,4})\s*分/.exec(section.normalize('NFKC'))?.[1] ?? '';
    this.#isSectionNew = true;
    this.#open = undefined;
  }

  /** Numbers within a text, such as the steps of an explanation, begin no question. */
  #isNext(number: number): boolean {
    return (
      this.#last === 0 ||
      number === this.#last + 1 ||
      (this.#isSectionNew && number === 1) ||
      (number > this.#last && number <= this.#last + 5)
    );
  }

  #isMaterial(): boolean {
    return this.#open !== undefined && typeIn(this.#section) === QuestionType.compound;
  }

  #mayHaveOptions(): boolean {
    return this.#open!.at === 'stem' || this.#open!.at === 'option';
  }

  #question(place: string, rest: string, isChild: boolean): void {
    this.#isSectionNew = false;
    const where = { place, mark: this.#mark, number: this.#last, section: this.#section };
    const facts = { ...where, points: isChild ? '' : this.#points, isChild };
    this.#open = { ...facts, parts: new Map(), options: [], at: 'stem' };
    this.#all.push(this.#open);
    const found = rest === '' ? undefined : optionsOf(rest, 0);
    if (found && found.options.length > 1) {
      this.#more(found.before);
      this.#open.options.push(...found.options.map((option) => [option]));
      this.#open.at = 'option';
    } else if (rest !== '') this.#more(rest);
  }

  #field(name: FieldName, rest: string): void {
    this.#open!.at = name;
    if (!this.#open!.parts.has(name)) this.#open!.parts.set(name, []);
    if (rest !== '') this.#more(rest);
  }

  #more(html: string): void {
    const open = this.#open;
    if (!open) return;
    if (this.#all.length > MOST_IMPORTED * 3) throw new ReadRefusal(TOO_MANY_QUESTIONS);
    if (open.at === 'option') open.options.at(-1)!.push(html);
    else open.parts.set(open.at, [...(open.parts.get(open.at) ?? []), html]);
  }
}

function placedOf(open: Open, hasChildren: boolean): Placed {
  const html = (name: Exclude<Part, 'option'>) => cellOf(open.parts.get(name) ?? []);
  const text = (name: Exclude<Part, 'option'>) => plainOf(open.parts.get(name) ?? []);
  const { stem, answer: inStem } = answerInStem(html('stem'), open);
  const worth = /[（(]\s*([\d.]{1,4})\s*分\s*[)）]/.exec(stem.replaceAll(/<[^>]*>/g, ''));
  const section = sectionType(open, hasChildren);
  const answer = html('answer') || inStem;
  const written: Written = {
    ...emptyWritten,
    stem: worth ? stem.replace(worth[0], '') : stem,
    options: open.options.map(cellOf),
    answer,
    analysis: html('analysis'),
    difficulty: text('difficulty'),
    knowledge: text('knowledge'),
    points: text('points') || (worth?.[1] ?? open.points),
    settings: text('keywords') === '' ? '' : `关键词 ${text('keywords')}`,
    rubric: (open.parts.get('rubric') ?? []).map((line) => plainOf([line])).join('\n'),
    questionType: text('questionType') || section,
  };
  const typed =
    written.questionType === '' && written.options.length === 0 && answer === '' ? '解答' : written.questionType;
  const questionType = open.isChild ? `小题-${typed}` : typed;
  return { place: open.place, written: withoutLoose({ ...written, questionType }), issues: lostIn(written) };
}

/** Points to mark by that are no list of ours are part of what markers read. */
function withoutLoose(written: Written): Written {
  const isList = written.rubric.split('\n').every((line) => line === '' || /[|｜]/.test(line));
  return isList ? written : { ...written, rubric: '', answer: `${htmlOf(written.answer)}${htmlOf(written.rubric)}` };
}

/** What the heading above says; one about a material says nothing of the questions below it. */
function sectionType({ section, isChild }: Open, hasChildren: boolean): string {
  if (isChild) return '';
  const type = typeIn(section);
  if (type === undefined) return '';
  if (type === 'choice') return '选择题';
  if (type === QuestionType.compound) return hasChildren ? '材料' : '解答';
  return QuestionType.labels[type];
}

/** 下列正确的是（ B ） where the answer stands in the question itself. */
function answerInStem(stem: string, { parts, options }: Open): { stem: string; answer: string } {
  if (parts.has('answer')) return { stem, answer: '' };
  const shape =
    options.length > 0
      ? /[（(][\s\u3000]*([A-LＡ-Ｌ](?:[\s,，、]*[A-LＡ-Ｌ])*)[\s\u3000]*[)）]/
      : /[（(][\s\u3000]*([√×✓✗✔✘对错])[\s\u3000]*[)）]/;
  const found = shape.exec(stem);
  if (!found) return { stem, answer: '' };
  return { stem: stem.replace(found[0], '（　　）'), answer: found[1]! };
}

/** Lines as a cell of our template: plain where that says it all. */
function cellOf(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const html = lines.map((line) => (/^<(?:table|p)\b/.test(line) ? line : `<p>${line}</p>`)).join('');
  const plain = lines.join('\n');
  return /[<>]/.test(plain) ? withFormulas(html) : textOf(htmlOf(decode(plain)));
}

const withFormulas = (html: string): string =>
  html.replaceAll(/\\\(([\s\S]+?)\\\)/g, (_, latex: string) => {
    const text = latex.replaceAll('"', '&quot;').trim();
    return `<span data-latex="${text}">${text}</span>`;
  });

const plainOf = (lines: readonly string[]): string => decode(lines.join('\n').replaceAll(/<[^>]*>/g, '')).trim();

function lostIn(written: Written): RowIssue[] {
  const all = JSON.stringify(written);
  return [
    ...(all.includes(LOST_FORMULA)
      ? [{ column: '公式', reason: '有一个 Word 公式读不出来，请改写成 TeX（如 \\(x^2\\)）或图片' }]
      : []),
    ...(all.includes(LOST_PICTURE)
      ? [{ column: '图片', reason: '有一张图片是网页不能显示的格式（如 WMF、EMF），请在 Word 里另存为 PNG 再放回去' }]
      : []),
  ];
}
