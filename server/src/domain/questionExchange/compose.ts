import { MOST_OPTIONS, QuestionType } from '#contract/rules/questions.ts';
import type { Child, ChildKey, Keyed, SimpleType } from '#contract/rules/questions.ts';
import { questionTraits } from '#contract/rules/questions.ts';
import { htmlOf, storable } from './cells.ts';
import { keyedOf, Unfit } from './keyedOf.ts';
import { judged, titleOf } from './judged.ts';
import type { Content, ReadRow, RowIssue, Written } from './row.ts';
import { difficultyOf, judgement, lettersIn, listIn, tenths, typeIn } from './words.ts';

/** A question in words with the place where it begins. */
export interface Placed {
  place: string;
  written: Written;
  /** What the reader itself found wrong, a formula that it cannot read. */
  issues?: RowIssue[];
}

const CHILD = /^(?:小题|子题)\s*[-—·:：.]?\s*(.*)$/;

/** The questions of a file, materials with the children below them. */
export function composeAll(list: readonly Placed[]): ReadRow[] {
  const groups: Placed[][] = [];
  for (const placed of list) {
    if (CHILD.test(placed.written.questionType.trim()) && groups.length > 0) groups.at(-1)!.push(placed);
    else groups.push([placed]);
  }
  return groups.map((group, index) => rowOf(group, index + 1));
}

function rowOf(group: readonly Placed[], row: number): ReadRow {
  const [first] = group;
  const { content, issues } = composed(group);
  const own = group.flatMap(({ place, issues: found = [] }) => found.map((issue) => ({ place, ...issue })));
  const all = [...own, ...issues];
  const title = titleOf(htmlOf(first!.written.stem));
  if (all.length === 0) return { row, place: first!.place, title, content: content!, issues: [] };
  return { row, place: first!.place, title, written: group.map(({ written }) => kept(written)), issues: all };
}

/** As much as a cell of a spreadsheet holds. */
const CELL = 32_000;
const cut = (text: string): string => storable(text).slice(0, CELL);

export const kept = ({ options, ...texts }: Written): Written => ({
  ...(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, cut(text)])) as Omit<Written, 'options'>),
  options: options.map(cut),
});

function composed([first, ...below]: readonly Placed[]): { content?: Content; issues: RowIssue[] } {
  const { written, place } = first!;
  if (CHILD.test(written.questionType.trim())) {
    return { issues: [{ place, column: '题型', reason: '小题要紧跟在材料下面，前面没有材料' }] };
  }
  const type = typeOf(written);
  if (type === QuestionType.compound) return material(first!, below);
  const stray = below.map(({ place: at }) => ({ place: at, column: '题型', reason: '小题要紧跟在材料下面' }));
  const one = simple(written, type);
  return { ...one, issues: [...one.issues.map((issue) => ({ place, ...issue })), ...stray] };
}

/** What its words say, or what its options and its answer look like. */
function typeOf(written: Written): QuestionType | undefined {
  const said = typeIn(written.questionType);
  if (said !== undefined && said !== 'choice') return said;
  const options = written.options.filter((text) => text !== '').length;
  const letters = lettersIn(written.answer);
  if (said === 'choice' || options >= 2) {
    return letters && letters.length > 1 ? QuestionType.multiple : QuestionType.single;
  }
  if (written.questionType.trim() !== '') return undefined;
  if (judgement(written.answer) !== undefined) return QuestionType.judge;
  if (/_{4,}|＿{2,}/.test(written.stem)) return QuestionType.blanks;
  return written.answer.trim() === '' ? undefined : QuestionType.short;
}

function simple(written: Written, type: QuestionType | undefined): { content?: Content; issues: RowIssue[] } {
  if (type === undefined || type === QuestionType.compound) {
    const said = written.questionType.trim();
    const reason = said === '' ? '没有写题型，也看不出是什么题' : `没有「${said.slice(0, 20)}」这种题型`;
    return { issues: [{ column: '题型', reason }] };
  }
  const issues: RowIssue[] = [];
  const difficulty = written.difficulty.trim() === '' ? 2 : difficultyOf(written.difficulty);
  if (difficulty === undefined) {
    issues.push({ column: '难度', reason: `写易、中或难，不是「${written.difficulty.trim().slice(0, 20)}」` });
  }
  const points = written.points.trim() === '' ? questionTraits[type].points : tenths(written.points);
  if (Number.isNaN(points)) issues.push({ column: '分值', reason: '请写数字，如 2 或 2.5' });
  const gap = written.options.indexOf('');
  if (gap >= 0) issues.push({ column: `选项${String.fromCodePoint(65 + gap)}`, reason: '空着，后面的选项请往前移' });
  if (written.options.length > MOST_OPTIONS) issues.push({ column: '选项', reason: `最多 ${MOST_OPTIONS} 个` });
  if (htmlOf(written.stem) === '') issues.push({ column: '题干', reason: '请输入题干' });
  const made = made_(written, type, issues);
  if (!made || issues.length > 0) return { issues };
  const knowledge = listIn(written.knowledge);
  return judged({ ...made, analysis: htmlOf(written.analysis), difficulty: difficulty!, knowledge, points });
}

function made_(
  written: Written,
  type: SimpleType,
  issues: RowIssue[],
): { keyed: Keyed<SimpleType>; stem: string } | undefined {
  try {
    return keyedOf(written, type);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    issues.push({ column: error.column, reason: error.message });
    return undefined;
  }
}

/** A text with the questions about it. */
function material({ written, place }: Placed, below: readonly Placed[]): { content?: Content; issues: RowIssue[] } {
  const issues: RowIssue[] = [];
  const children: Child[] = [];
  const keys: ChildKey[] = [];
  for (const [index, child] of below.entries()) {
    const said = CHILD.exec(child.written.questionType.trim())?.[1] ?? '';
    const one = { ...child.written, questionType: said };
    const { content, issues: wrong } = simple(one, typeOf(one));
    issues.push(...wrong.map((issue) => ({ place: child.place, ...issue })));
    if (!content) continue;
    const { questionType, body, key } = content.keyed as Keyed<SimpleType>;
    const id = `q${index + 1}`;
    children.push({ id, stem: content.stem, points: content.points, questionType, body } as Child);
    keys.push({ id, questionType, key, analysis: content.analysis } as ChildKey);
  }
  if (issues.length > 0) return { issues };
  const sum = children.reduce((total, { points }) => total + points, 0);
  const said = written.points.trim() === '' ? sum : tenths(written.points);
  const difficulty = written.difficulty.trim() === '' ? 2 : difficultyOf(written.difficulty);
  if (difficulty === undefined) return { issues: [{ place, column: '难度', reason: '写易、中或难' }] };
  const keyed: Keyed = { questionType: QuestionType.compound, body: { children }, key: { children: keys } };
  const found = {
    stem: htmlOf(written.stem),
    analysis: htmlOf(written.analysis),
    difficulty,
    knowledge: listIn(written.knowledge),
    points: said,
    keyed,
  };
  const { content, issues: wrong } = judged(found);
  return { ...(content && { content }), issues: wrong.map((issue) => ({ place, ...issue })) };
}
