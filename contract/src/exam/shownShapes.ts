import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag } from '../kit/values.ts';
import { QuestionType, ToleranceKind } from '../rules/questions.ts';
import type { Answer, Asked, Keyed, Keys } from '../rules/questions.ts';

/**
 * Questions in answers: the fields of every type side by side and without limits, because HTML with its formulas drawn
 * is longer than what was written. What is not named here does not leave the server; a key only where `ShownKey` is.
 */
const texts = z.array(z.string());
const Part = z.object({ id: z.string(), content: z.string() });

const bodyFields = {
  options: z.array(Part).optional(),
  isOrderFixed: Flag.optional(),
  blankCount: z.int().optional(),
  mostLetters: z.int().optional(),
  units: texts.optional(),
  left: z.array(Part).optional(),
  right: z.array(Part).optional(),
  items: z.array(Part).optional(),
  mostFiles: z.int().optional(),
  language: z.string().optional(),
  starter: z.string().optional(),
};

const ChildShown = z.object({
  id: z.string(),
  stem: z.string(),
  points: z.int(),
  questionType: oneOf(QuestionType),
  body: z.object(bodyFields),
});

/** A question as candidates get it. */
export const ShownQuestion = z.object({
  questionType: oneOf(QuestionType),
  stem: z.string(),
  body: z.object({ ...bodyFields, children: z.array(ChildShown).optional() }),
}) as unknown as z.ZodType<Asked & { stem: string }>;

const keyFields = {
  right: z.union([z.string(), texts]).optional(),
  isTrue: Flag.optional(),
  blanks: z.array(z.object({ accepted: texts })).optional(),
  isOrderFree: Flag.optional(),
  isCaseSensitive: Flag.optional(),
  value: z.number().optional(),
  tolerance: z.number().optional(),
  toleranceKind: oneOf(ToleranceKind).optional(),
  unit: z.string().optional(),
  pairs: z.array(z.object({ left: z.string(), right: z.string() })).optional(),
  order: texts.optional(),
  reference: z.string().optional(),
  rubric: z.array(z.object({ id: z.string(), title: z.string(), share: z.int(), note: z.string() })).optional(),
  keywords: texts.optional(),
};

/** What is right; only where the answers may be shown. */
export const ShownKey = z.object({
  ...keyFields,
  children: z
    .array(
      z.object({
        id: z.string(),
        questionType: oneOf(QuestionType),
        key: z.object(keyFields),
        analysis: z.string(),
      }),
    )
    .optional(),
}) as unknown as z.ZodType<Keys[QuestionType]>;

/** A question with its key, for who may change it or put it into a paper. */
export const ShownKeyed = z.object({
  questionType: oneOf(QuestionType),
  body: z.object({ ...bodyFields, children: z.array(ChildShown).optional() }),
  key: ShownKey,
}) as unknown as z.ZodType<Keyed>;

/** What somebody answered. */
export const ShownAnswer = z.union([
  z.string(),
  z.int(),
  texts,
  z.array(z.object({ left: z.string(), right: z.string() })),
  z.array(z.object({ fileUrl: z.string(), fileName: z.string() })),
  z.object({ value: z.string(), unit: z.string() }),
]) as unknown as z.ZodType<Answer>;
