import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { Analysis, KeyedQuestion, Stem } from '#contract/exam/questionShapes.ts';
import { plainRule, pointsOf } from '#contract/rules/marking.ts';
import { Difficulty, QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { Answer, Keyed, SimpleType } from '#contract/rules/questions.ts';
import { questionIssues } from '#contract/rules/questionIssues.ts';
import { formulaOptions, lettersIn } from '#contract/rules/richText.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import { cleanHtml, decode } from '#server/kit/html.ts';
import { categories } from '../categories.ts';
import { people } from '../people.ts';
import { questionAuthors, questionSets } from './all.ts';

const all = questionSets.flatMap(({ subject, questions }) =>
  questions.map((one, index) => ({ ...one, place: `${subject} ${index}` })),
);
const ofType = (type: QuestionType, list = all) => list.filter(({ question }) => question.questionType === type);
const plain = (html: string) => decode(html.replaceAll(/<[^>]*>/g, '')).replaceAll(/[\s\p{P}]/gu, '');
const json = all.map((one) => ({ place: one.place, text: JSON.stringify(one) }));

/** The answer that the key itself would give. */
const answerOf = (keyed: Keyed<SimpleType>): Answer => {
  switch (keyed.questionType) {
    case QuestionType.single:
    case QuestionType.multiple:
      return keyed.key.right;
    case QuestionType.judge:
      return keyed.key.isTrue;
    case QuestionType.blanks:
      return keyed.key.blanks.map(({ accepted }) => accepted.at(-1)!);
    case QuestionType.number:
      return { value: String(keyed.key.value), unit: keyed.key.unit };
    case QuestionType.matching:
      return keyed.key.pairs;
    case QuestionType.ordering:
      return keyed.key.order;
    default:
      return '<p>答</p>';
  }
};

const leavesOf = (question: Keyed) => slotsOf('1', 100, question).map(({ keyed }) => keyed);

describe('questions of the demo world', () => {
  it('four hundred or more, each subject a category with an author', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    const known = Object.values(categories[1]).flatMap((seconds) => Object.values(seconds).flat());
    for (const { subject, author, questions } of questionSets) {
      expect(known).toContain(subject);
      expect(people.some(({ key }) => key === questionAuthors[author])).toBe(true);
      expect(questions.length, subject).toBeGreaterThanOrEqual(40);
    }
  });

  it('shaped as the contract wants them, body and key agree', () => {
    for (const { place, stem, analysis, question, points } of all) {
      expect(Stem.safeParse(stem).error?.issues, place).toBeUndefined();
      expect(Analysis.safeParse(analysis).error?.issues, place).toBeUndefined();
      const parsed = KeyedQuestion.safeParse(question);
      expect(parsed.error?.issues, place).toBeUndefined();
      expect(parsed.data, place).toEqual(question);
      expect(questionIssues(question, stem), place).toEqual([]);
      expect(points, place).toBeGreaterThan(0);
    }
  });

  it('the page keeps the HTML as it is', () => {
    const htmls = all.flatMap(({ place, stem, analysis, question }) =>
      [stem, analysis, ...JSON.stringify(question).matchAll(/"(<(?:p|pre|table)>.*?)(?<!\\)"/g)].map((html) => ({
        place,
        html: typeof html === 'string' ? html : (JSON.parse(`"${html[1]}"`) as string),
      })),
    );
    for (const { place, html } of htmls) expect(cleanHtml(html), place).toBe(html);
  });

  it('formulas are drawn', () => {
    const formulas = json.flatMap(({ place, text }) =>
      [...text.matchAll(/data-latex=\\"(.*?)\\"/g)].map(([, latex]) => ({
        place,
        latex: decode(JSON.parse(`"${latex}"`) as string),
      })),
    );
    expect(formulas.length).toBeGreaterThan(50);
    for (const { place, latex } of formulas) {
      expect(() => katex.renderToString(latex, formulaOptions), `${place} ${latex}`).not.toThrow();
    }
  });

  it('no two stems alike', () => {
    const stems = all.map(({ stem, question }) => plain(stem) + JSON.stringify(question.body));
    expect(stems.filter((one, index) => stems.indexOf(one) !== index)).toEqual([]);
    const long = all.map(({ stem }) => plain(stem)).filter((text) => text.length > 12);
    expect(long.filter((one, index) => long.indexOf(one) !== index)).toEqual([]);
  });

  it('right answers are spread: no letter of single choice above 40 %, half of the judgements true', () => {
    for (const list of [all, ...questionSets.map(({ questions }) => questions)]) {
      const singles = list.flatMap(({ question }) => (question.questionType === 1 ? [question.key.right] : []));
      for (const letter of 'abcd') {
        const share = singles.filter((right) => right === letter).length / singles.length;
        expect(share, letter).toBeLessThanOrEqual(0.4);
        expect(share, letter).toBeGreaterThanOrEqual(0.1);
      }
      const judged = list.flatMap(({ question }) => (question.questionType === 3 ? [question.key.isTrue] : []));
      const share = judged.filter(Boolean).length / judged.length;
      expect(share).toBeGreaterThanOrEqual(0.3);
      expect(share).toBeLessThanOrEqual(0.7);
    }
    for (const { place, question } of all) {
      if (question.questionType === 2) expect(question.key.right.length, place).toBeGreaterThan(1);
      if (question.questionType === 1) expect(question.body.options, place).toHaveLength(4);
    }
  });

  it('the longest option is not what gives the answer away', () => {
    const singles = all.flatMap(({ question }) => (question.questionType === 1 ? [question] : []));
    const told = singles.filter(({ body, key }) => {
      const lengths = body.options.map(({ content }) => lettersIn(content));
      const own = lengths[body.options.findIndex(({ id }) => id === key.right)]!;
      return lengths.every((length, index) => body.options[index]!.id === key.right || length < own);
    });
    expect(told.length / singles.length).toBeLessThan(0.5);
  });

  it('the order in which parts are kept does not tell how they belong together', () => {
    for (const { place, question } of all) {
      if (question.questionType === QuestionType.ordering) {
        expect(question.key.order, place).not.toEqual(question.body.items.map(({ id }) => id));
      }
      if (question.questionType === QuestionType.matching) {
        expect(question.key.pairs.every(({ left, right }) => left === right), place).toBe(false);
      }
    }
    const multiples = ofType(QuestionType.multiple).map(({ question }) => (question.key as { right: string[] }).right);
    for (const letter of 'abcd') {
      const share = multiples.filter((right) => right.includes(letter)).length / multiples.length;
      expect(share, letter).toBeGreaterThan(0.5);
      expect(share, letter).toBeLessThan(0.9);
    }
  });

  it('every subject fills the common cells of a rule', () => {
    const { easy, medium } = Difficulty;
    const { single, multiple, judge } = QuestionType;
    for (const { subject, questions } of questionSets) {
      for (const [type, difficulty] of [[single, easy], [single, medium], [multiple, medium], [judge, easy]] as const) {
        const fitting = questions.filter((one) => one.question.questionType === type && one.difficulty === difficulty);
        expect(fitting.length, `${subject} ${type} ${difficulty}`).toBeGreaterThanOrEqual(6);
      }
      const points = new Set(questions.flatMap(({ knowledge }) => knowledge));
      expect(points.size, subject).toBeGreaterThanOrEqual(5);
      expect(points.size, subject).toBeLessThanOrEqual(8);
      for (const { knowledge } of questions) expect(knowledge.length, subject).toBeGreaterThan(0);
    }
  });

  it('types and difficulties are mixed as wanted', () => {
    for (const type of QuestionType.values) expect(ofType(type).length, String(type)).toBeGreaterThan(0);
    const share = (list: unknown[]) => list.length / all.length;
    expect(share(ofType(QuestionType.single))).toBeGreaterThan(0.35);
    expect(share(ofType(QuestionType.single))).toBeLessThan(0.45);
    const wanted = { 1: 0.4, 2: 0.4, 3: 0.2 };
    for (const difficulty of Difficulty.values) {
      const part = share(all.filter((one) => one.difficulty === difficulty));
      expect(Math.abs(part - wanted[difficulty])).toBeLessThan(0.06);
    }
    for (const { year } of all) expect([2023, 2024, 2025, 2026]).toContain(year);
  });

  it('what is right earns full marks', () => {
    for (const { place, question } of all) {
      for (const keyed of leavesOf(question)) {
        const points = pointsOf(keyed, answerOf(keyed), 60, plainRule);
        expect(points, place).toBe(questionTraits[keyed.questionType].isAutomatic ? 60 : null);
      }
    }
  });

  it('what is marked by hand has an answer and a rubric of 100; everything is explained', () => {
    for (const { place, question, analysis } of all) {
      expect(lettersIn(analysis), place).toBeGreaterThanOrEqual(20);
      for (const keyed of leavesOf(question)) {
        if (!('rubric' in keyed.key)) continue;
        expect(lettersIn(keyed.key.reference), place).toBeGreaterThan(20);
        expect(keyed.key.rubric.length, place).toBeGreaterThan(1);
        expect(keyed.key.rubric.reduce((sum, { share }) => sum + share, 0), place).toBe(100);
      }
    }
  });

  it('Chinese punctuation between Chinese characters', () => {
    for (const { place, text: escaped } of json) {
      const text = decode(escaped);
      expect(text, place).not.toMatch(/\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u);
      expect(text, place).not.toMatch(/您|！/);
    }
  });
});
