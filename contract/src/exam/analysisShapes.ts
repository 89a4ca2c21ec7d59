import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id } from '../kit/values.ts';
import { QuestionType } from '../rules/questions.ts';
import * as shapes from './markingShapes.ts';

const rate = z.number().nullable();

const ItemFigures = z.object({
  slot: z.string(),
  itemId: Id,
  number: z.string(),
  questionType: oneOf(QuestionType),
  title: z.string(),
  fullPoints: z.int(),
  n: z.int(),
  difficulty: rate,
  discrimination: rate,
  correlation: rate,
  meanSeconds: z.number().nullable(),
  unansweredCount: z.int(),
  /** By fifth of the totals, the lowest first. */
  groups: z.array(rate),
});

export type ItemFigures = z.infer<typeof ItemFigures>;

export const Analysis = z.object({
  ...shapes.assessmentFacts,
  candidateCount: z.int(),
  submitCount: z.int(),
  markedCount: z.int(),
  mean: rate,
  highest: z.int().nullable(),
  lowest: z.int().nullable(),
  deviation: rate,
  passCount: z.int(),
  /** By tenth of the full marks, the lowest first. */
  distribution: z.array(z.int()),
  /** Cronbach's alpha. */
  alpha: rate,
  /** Of the whole test, by fifth. */
  groups: z.array(rate),
  items: z.array(ItemFigures),
});

export type Analysis = z.infer<typeof Analysis>;

export const ItemAnalysis = z.object({
  ...ItemFigures.shape,
  question: shapes.ShownAsked,
  /** How many are in the upper and in the lower group. */
  groupSize: z.int(),
  testMeanSeconds: z.number().nullable(),
  testGroups: z.array(rate),
  previous: z.object({ slot: z.string(), number: z.string() }).nullable(),
  next: z.object({ slot: z.string(), number: z.string() }).nullable(),
  /** Of choices. */
  options: z.array(
    z.object({
      id: z.string(),
      isRight: Flag,
      content: z.string(),
      all: z.number(),
      upper: z.number(),
      lower: z.number(),
    }),
  ),
});

export type ItemAnalysis = z.infer<typeof ItemAnalysis>;
