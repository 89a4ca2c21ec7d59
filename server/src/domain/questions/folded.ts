import { QuestionType } from '#contract/rules/questions.ts';
import type { Asked } from '#contract/rules/questions.ts';
import { plainText } from '../../kit/html.ts';

const LETTERS = 20_000;

/** A text as search and comparison see it: one width, without case and spaces. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** All that a question asks, of a material with its children. */
export function foldedOf(stem: string, asked: Asked): string {
  const children = asked.questionType === QuestionType.compound ? asked.body.children.map((child) => child.stem) : [];
  return foldedText([stem, ...children].map((html) => plainText(html, LETTERS)).join(' '));
}

/** The beginning of a stem as text. */
export const titleOf = (stem: string, letters = 60): string => plainText(stem, letters) || '（图）';
