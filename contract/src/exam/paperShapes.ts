import * as z from 'zod';
import { paperSection } from '../fields/papers.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, IdOrNone, line, Time } from '../kit/values.ts';
import { MOST_CELLS, MOST_ITEMS, MOST_MINUTES, MOST_SECTIONS, PaperKind } from '../rules/assessments.ts';
import { Difficulty, MOST_POINTS, QuestionType } from '../rules/questions.ts';
import { AskedQuestion, KeyedQuestion } from './questionShapes.ts';

const points = z
  .int('分值最多一位小数')
  .min(1, '分值要大于 0')
  .max(MOST_POINTS, `分值最多 ${MOST_POINTS / 10}`);

/** A rule of a drawn paper: so many of a type, a difficulty and some points of knowledge. */
export const Cell = z.object({
  questionType: oneOf(QuestionType, '请选择题型'),
  difficulty: oneOf(Difficulty).nullable(),
  knowledge: z.array(line(30, '知识点')).max(10, '知识点最多 10 个').default([]),
  count: z.int('请输入整数').min(1, '至少 1 道').max(MOST_ITEMS, `最多 ${MOST_ITEMS} 道`),
  points,
});

export type Cell = z.infer<typeof Cell>;

const minutes = z.int('请输入整数').min(1, '至少 1 分钟').max(MOST_MINUTES, `最多 ${MOST_MINUTES} 分钟`).nullable();

export const SectionWish = z.object({
  ...fieldSchemas(paperSection),
  minutes: minutes.default(null),
  items: z
    .array(z.object({ questionId: Id.open('paperItem'), points }))
    .max(MOST_ITEMS, `最多 ${MOST_ITEMS} 道题`)
    .default([]),
  cells: z.array(Cell).max(MOST_CELLS, `规则最多 ${MOST_CELLS} 条`).default([]),
});

export type SectionWish = z.infer<typeof SectionWish>;

/** What is in a draft; everything of it at once. */
export const ContentWish = z
  .array(SectionWish)
  .min(1, '至少有一个大题')
  .max(MOST_SECTIONS, `大题最多 ${MOST_SECTIONS} 个`)
  .refine(
    (all) => all.reduce((sum, { items }) => sum + items.length, 0) <= MOST_ITEMS,
    `一份试卷最多 ${MOST_ITEMS} 道题`,
  )
  .refine(
    (all) => all.reduce((sum, { cells }) => sum + cells.length, 0) <= MOST_CELLS,
    `一份试卷最多 ${MOST_CELLS} 条规则`,
  );

/** A question as lists of the editor show it. */
export const PickedQuestion = z.object({
  questionId: Id,
  questionType: oneOf(QuestionType),
  difficulty: oneOf(Difficulty),
  knowledge: z.array(z.string()),
  /** The beginning of its stem, without tags. */
  title: z.string(),
});

export const ShownSection = z.object({
  sectionName: z.string(),
  intro: z.string(),
  minutes: z.int().nullable(),
  items: z.array(PickedQuestion.extend({ points: z.int() })),
  cells: z.array(Cell),
});

export type ShownSection = z.infer<typeof ShownSection>;

/** What a candidate will meet: of a drawn paper what its rules ask for. */
export const PaperFigures = z.object({
  /** Tenths. */
  totalPoints: z.int(),
  questionCount: z.int(),
  minutes: z.int(),
  /** How many of each difficulty; of rules without one they stand at 0. */
  mix: z.array(z.object({ difficulty: z.int(), count: z.int() })),
});

export type PaperFigures = z.infer<typeof PaperFigures>;

export const PaperRow = z.object({
  id: Id,
  paperName: z.string(),
  paperKind: oneOf(PaperKind),
  subjectId: IdOrNone,
  subjectName: z.string(),
  /** Of the newest published version; 0: none yet. */
  versionNo: z.int(),
  versionId: IdOrNone,
  totalPoints: z.int(),
  questionCount: z.int(),
  /** Whether something is written that is not published. */
  hasDraft: z.union([z.literal(0), z.literal(1)]),
  /** Assessments that were made with it. */
  countUsed: z.int(),
  gmtModified: Time,
});

export type PaperRow = z.infer<typeof PaperRow>;

const questionFacts = { itemId: Id, questionId: Id, versionId: Id, points: z.int(), stem: z.string() };

/** A question of a paper, with its key only for who makes it. */
const PreviewItem = z.union([
  z.intersection(z.object({ ...questionFacts, analysis: z.string() }), KeyedQuestion),
  z.intersection(z.object(questionFacts), AskedQuestion),
]);

export type PreviewItem = z.infer<typeof PreviewItem>;

/** A paper as one candidate gets it. */
export const PaperPreview = z.object({
  paperName: z.string(),
  versionNo: z.int(),
  publishedAt: Time.nullable(),
  totalPoints: z.int(),
  seed: z.int(),
  isOptionShuffled: z.union([z.literal(0), z.literal(1)]),
  sections: z.array(
    z.object({
      sectionId: Id,
      sectionName: z.string(),
      intro: z.string(),
      minutes: z.int().nullable(),
      items: z.array(PreviewItem),
    }),
  ),
});

export type PaperPreview = z.infer<typeof PaperPreview>;
