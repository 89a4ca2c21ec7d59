import * as z from 'zod';
import { questionFields } from '../fields/questions.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, line, Time } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { MOST_QUESTION_ABILITIES } from '../rules/positionTests.ts';
import * as q from '../rules/questions.ts';
import { ShownKeyed } from './shownShapes.ts';

/** Which part of the bank: all that one may use, one's own, what the organization shares, one's own deleted ones. */
export const BankScope = z.enum(['all', 'own', 'shared', 'bin']);

export type BankScope = z.infer<typeof BankScope>;

export const keyword = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `最多 ${max} 个字`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, '里面有不能识别的字符')
    .default('');

export const Point = line(30, '知识点');
export const Knowledge = named(
  questionFields.knowledge,
  z
    .array(Point)
    .max(q.MOST_KNOWLEDGE, `知识点最多 ${q.MOST_KNOWLEDGE} 个`)
    .transform((all) => [...new Set(all)]),
);
export const Year = named(questionFields.year, z.int().min(1950).max(2100).nullable());

export const facts = {
  difficulty: named(questionFields.difficulty, oneOf(q.Difficulty)),
  subjectId: named(questionFields.subjectId, Id.open('category')),
  knowledge: Knowledge,
  source: named(questionFields.source, oneOf(q.QuestionSource)),
  year: Year,
};

const shownFacts = {
  id: Id,
  questionType: oneOf(q.QuestionType),
  difficulty: oneOf(q.Difficulty),
  subjectId: Id,
  subjectName: z.string(),
  knowledge: z.array(z.string()),
  source: oneOf(q.QuestionSource),
  year: z.int().nullable(),
  folderId: IdOrNone,
  shareLevel: oneOf(q.QuestionShare),
  versionNo: z.int(),
  /** Of its newest version, tenths. */
  points: z.int(),
  /** 1: the reader may change it. */
  isOwn: Flag,
  authorName: z.string(),
  gmtModified: Time,
};

export const QuestionRow = z.object({
  ...shownFacts,
  versionId: Id,
  /** HTML with its formulas drawn. */
  stem: z.string(),
  /** Its beginning as text. */
  title: z.string(),
  /** Of a material. */
  childCount: z.int(),
  /** Papers it is in. */
  countUsed: z.int(),
  countAnswer: z.int(),
  /** Percent of the marks that were reached; null: nobody answered yet. */
  rightShare: z.int().nullable(),
  /** Reports that wait for an answer; only of one's own. */
  countReport: z.int(),
  /** Of a deleted one: days until it is gone. */
  daysLeft: z.int().nullable(),
});

export type QuestionRow = z.infer<typeof QuestionRow>;

export const QuestionView = z.object({
  ...shownFacts,
  /** What it checks of the ability model. */
  abilities: z.array(z.object({ abilityId: Id, abilityName: z.string(), abilityLevel: oneOf(AbilityLevel) })),
  versionId: Id,
  title: z.string(),
  stem: z.string(),
  analysis: z.string(),
  question: ShownKeyed,
  /** Papers its newest version is in. */
  countUsed: z.int(),
  countAnswer: z.int(),
  rightShare: z.int().nullable(),
});

export type QuestionView = z.infer<typeof QuestionView>;

/** What whoever answers it right shows of the ability model. */
export const Abilities = named(
  questionFields.abilities,
  z
    .array(z.object({ abilityId: Id.open('ability'), abilityLevel: oneOf(AbilityLevel) }))
    .max(MOST_QUESTION_ABILITIES, `能力项最多 ${MOST_QUESTION_ABILITIES} 个`)
    .refine((all) => new Set(all.map(({ abilityId }) => abilityId)).size === all.length, '能力项不能重复'),
);

export const points = named(
  questionFields.points,
  z
    .int('分值最多一位小数')
    .min(1, '分值要大于 0')
    .max(q.MOST_POINTS, `分值最多 ${q.MOST_POINTS / 10}`),
);
