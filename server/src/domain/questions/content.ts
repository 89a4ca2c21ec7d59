import { isDeepStrictEqual } from 'node:util';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { questionIssues } from '#contract/rules/questionIssues.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { cleanHtml } from '../../kit/html.ts';
import { fail } from '../../kit/fail.ts';
import { htmlNames } from './versions.ts';

/** What a version says. */
export interface Content {
  /** HTML. */
  stem: string;
  question: Keyed;
  /** HTML. */
  analysis: string;
  /** Tenths. */
  points: number;
}

/** The content as it may be kept. @throws INVALID_INPUT at the fields where key and body do not agree */
export function checkedContent({ stem, question, analysis, points }: Content): Content {
  const clean: Content = {
    stem: cleanHtml(stem),
    question: cleaned(question) as Keyed,
    analysis: cleanHtml(analysis),
    points,
  };
  const blank = isBlankHtml(clean.stem) ? [{ path: 'stem', message: '请输入题干' }] : [];
  const issues = questionIssues(clean.question, clean.stem).map(({ path, message }) => ({
    path: path === 'stem' ? path : `question.${path}`,
    message,
  }));
  if (blank.length + issues.length > 0) throw fail(INVALID_INPUT, undefined, { issues: [...blank, ...issues] });
  return clean;
}

/** Any value with the HTML in it cleaned. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => [
      name,
      typeof below === 'string' && htmlNames.has(name) ? cleanHtml(below) : cleaned(below),
    ]),
  );
}

export const isSameContent = (a: Content, b: Content): boolean => isDeepStrictEqual(plain(a), plain(b));

/** Without what differs by where it came from. */
const plain = (content: Content): unknown => JSON.parse(JSON.stringify(content));
