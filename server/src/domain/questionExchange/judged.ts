import * as z from 'zod';
import { Analysis, KeyedQuestion, Stem } from '#contract/exam/questionShapes.ts';
import { questionIssues } from '#contract/rules/questionIssues.ts';
import { letterOf, MOST_KNOWLEDGE, MOST_POINTS, QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { Difficulty, Keyed } from '#contract/rules/questions.ts';
import { cleanHtml, plainText } from '../../kit/html.ts';
import { asBlocks, storable } from './cells.ts';
import type { Content, RowIssue } from './row.ts';

/** What a reader found, before anybody asked whether it may be kept. */
export interface Found {
  stem: string;
  analysis?: string;
  difficulty?: Difficulty;
  knowledge?: string[];
  /** Tenths. */
  points?: number;
  keyed: Keyed;
}

const KNOWLEDGE_LENGTH = 40;
const TITLE = 60;

const Whole = z.object({
  stem: Stem,
  analysis: Analysis,
  points: z
    .int('请写数字，最多一位小数')
    .min(1, '要大于 0')
    .max(MOST_POINTS, `最多 ${MOST_POINTS / 10} 分`),
  knowledge: z
    .array(z.string().max(KNOWLEDGE_LENGTH, `每个最多 ${KNOWLEDGE_LENGTH} 个字`))
    .max(MOST_KNOWLEDGE, `最多 ${MOST_KNOWLEDGE} 个`),
});

/** The question as it can be kept, or what is wrong with which part of it. Every reader ends here. */
export function judged(found: Found): { content?: Content; issues: RowIssue[] } {
  const { difficulty = 2, knowledge = [], keyed } = found;
  const points = found.points ?? questionTraits[keyed.questionType].points;
  const texts = { stem: found.stem, analysis: found.analysis ?? '', points, knowledge };
  if (hasUnreadable(found)) return { issues: [{ column: '题干', reason: '这道题里有不能识别的字符' }] };
  const said = Whole.safeParse({ ...texts, stem: clean(texts.stem), analysis: clean(texts.analysis) });
  const asked = KeyedQuestion.safeParse(cleaned(keyed));
  const wrong = [...(said.error?.issues ?? []), ...(asked.error?.issues ?? [])];
  if (!said.success || !asked.success) return { issues: issuesOf(wrong.map(({ path, message }) => [path, message])) };
  const off = questionIssues(asked.data, said.data.stem);
  if (off.length > 0) return { issues: issuesOf(off.map(({ path, message }) => [path.split('.'), message])) };
  const content = { ...said.data, difficulty, keyed: asked.data };
  const pictures = foreignPictures(content);
  return pictures.length > 0 ? { issues: pictures } : { content, issues: [] };
}

export const titleOf = (html: string): string => storable(plainText(html.slice(0, 4000), TITLE));

const clean = (html: string): string => asBlocks(cleanHtml(html));

const htmlNames = new Set(['stem', 'content', 'reference', 'analysis']);

/** Every text that is HTML cleaned, wherever it stands. Options stay without a paragraph if they have none. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => [
      name,
      typeof below === 'string' && htmlNames.has(name) ? clean(below) : cleaned(below),
    ]),
  );
}

const hasUnreadable = (found: Found): boolean =>
  /\\u0000|\\u(?:000[0-8be-f]|001)|\\ud[89a-f]/i.test(JSON.stringify(found));

/** Pictures that lie elsewhere would tell another server who opens the question, and be gone one day. */
function foreignPictures(content: Content): RowIssue[] {
  const sources = [...JSON.stringify(content).matchAll(/<img[^>]*? src=\\"([^"\\]*)/g)].map(([, src]) => src!);
  const foreign = sources.find((src) => !/^\/(?:files|picture-of-import)\//.test(src));
  return foreign === undefined
    ? []
    : [{ column: '图片', reason: `图片 ${foreign.slice(0, 60)} 不在文件里，请把图片放进文件再导入` }];
}

const parts: Record<string, string> = {
  stem: '题干',
  analysis: '解析',
  points: '分值',
  knowledge: '知识点',
  mostLetters: '设置',
  mostFiles: '设置',
  language: '设置',
  units: '设置',
  keywords: '设置',
  tolerance: '设置',
  rubric: '评分要点',
  blankCount: '题干',
};

type Path = readonly PropertyKey[];

function issuesOf(list: readonly (readonly [Path, string])[]): RowIssue[] {
  const seen = new Set<string>();
  return list.flatMap(([path, reason]) => {
    const column = columnAt(path);
    const key = `${column} ${reason}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ column, reason }];
  });
}

/** How the template names what stands at a path of the question. */
export function columnAt(path: Path): string {
  const children = path.indexOf('children');
  if (children >= 0 && path.length > children + 1) {
    const below = path.slice(children + 2);
    return `第 ${Number(path[children + 1]) + 1} 小题${below.length > 0 ? `的${columnAt(below)}` : ''}`;
  }
  const [list, index] = path.slice(path[0] === 'body' ? 1 : 0);
  const known = path.map(String).findLast((name) => name in parts);
  if (known) return parts[known]!;
  if (list === 'options' || list === 'left' || list === 'right' || list === 'items') {
    return index === undefined ? '选项' : `选项${letterOf(Number(index))}`;
  }
  return path[0] === 'questionType' ? '题型' : '答案';
}
