import * as z from 'zod';
import { richText } from '../kit/richText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { FileUrl, Flag, line, optionalLine, PartId } from '../kit/values.ts';
import { codeLanguages, htmlSpace } from '../rules/richText.ts';
import * as q from '../rules/questions.ts';
import type { Answers, Bodies, Keys, SimpleType } from '../rules/questions.ts';

const { QuestionType } = q;

const html = (label: string, max: number, required = false) =>
  richText({ kind: 'html', set: 'question', label, max, required });

export const Stem = html('题干', 5000, true);
export const Analysis = html('解析', 5000).default('');

const Option = z.object({ id: PartId, content: html('选项', 1000, true) });

const distinct = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length;

const options = (name: string) =>
  z
    .array(Option)
    .min(q.FEWEST_OPTIONS, `${name}至少 ${q.FEWEST_OPTIONS} 个`)
    .max(q.MOST_OPTIONS, `${name}最多 ${q.MOST_OPTIONS} 个`)
    .refine(distinct, `${name}的编号不能重复`);

const chosenFrom = z.object({ options: options('选项'), isOrderFixed: Flag.default(0) });
const letters = z.int().min(1, '字数至少 1').max(q.MOST_LETTERS, `字数最多 ${q.MOST_LETTERS}`);

const simpleBodies = {
  1: chosenFrom,
  2: chosenFrom,
  3: z.object({}),
  4: z.object({
    blankCount: z.int().min(1, `题干里用 ${q.BLANK} 标出要填的地方`).max(q.MOST_BLANKS, `最多 ${q.MOST_BLANKS} 个空`),
  }),
  5: z.object({ mostLetters: letters.default(5000) }),
  7: z.object({ units: z.array(line(20, '单位')).max(8, '单位最多 8 个') }),
  8: z.object({ mostLetters: letters.default(500) }),
  9: z.object({ left: options('左边'), right: options('右边') }),
  10: z.object({ items: options('要排序的') }),
  11: z.object({ mostFiles: z.int().min(1).max(q.MOST_FILES, `最多 ${q.MOST_FILES} 个文件`).default(1) }),
  12: z.object({
    language: z.enum(Object.keys(codeLanguages), '请选择编程语言'),
    starter: z.string().max(20_000, '代码最多 20000 个字').default(''),
  }),
} satisfies { [T in SimpleType]: z.ZodType<Bodies[T]> };

/** What earns how much of the marks; empty: the whole is marked at once. */
export const Rubric = z
  .array(
    z.object({
      id: PartId,
      title: line(60, '评分要点'),
      share: z.int('请输入整数').min(1, '至少 1%').max(100, '最多 100%'),
      note: optionalLine(200, '给分说明'),
    }),
  )
  .max(q.MOST_CRITERIA, `评分要点最多 ${q.MOST_CRITERIA} 条`)
  .refine(
    (all) => all.length === 0 || all.reduce((sum, { share }) => sum + share, 0) === 100,
    '各要点的比重合计要是 100%',
  )
  .default([]);

const byHand = {
  reference: html('参考答案', 5000).default(''),
  rubric: Rubric,
};

const simpleKeys = {
  1: z.object({ right: z.string().min(1, '请设一个正确答案') }),
  2: z.object({ right: z.array(PartId).min(1, '请设正确答案') }),
  3: z.object({ isTrue: z.union([z.literal(0), z.literal(1)], '请选择对或错') }),
  4: z.object({
    blanks: z.array(z.object({ accepted: z.array(line(200, '答案')).min(1, '请输入答案').max(10, '最多 10 种写法') })),
    isOrderFree: Flag.default(0),
    isCaseSensitive: Flag.default(0),
  }),
  5: z.object(byHand),
  7: z.object({
    value: z.number('请输入数字'),
    tolerance: z.number('请输入数字').min(0, '不能是负数').default(0),
    toleranceKind: oneOf(q.ToleranceKind).default(q.ToleranceKind.absolute),
    unit: optionalLine(20, '单位'),
  }),
  8: z.object({ ...byHand, keywords: z.array(line(30, '关键词')).max(10, '关键词最多 10 个').default([]) }),
  9: z.object({ pairs: z.array(z.object({ left: PartId, right: PartId })).min(1, '请连好答案') }),
  10: z.object({ order: z.array(PartId).min(1, '请排好答案') }),
  11: z.object(byHand),
  12: z.object(byHand),
} satisfies { [T in SimpleType]: z.ZodType<Keys[T]> };

const points = z
  .int('分值最多一位小数')
  .min(1, '分值要大于 0')
  .max(q.MOST_POINTS, `分值最多 ${q.MOST_POINTS / 10}`);

const simpleTypes = QuestionType.values.filter((type): type is SimpleType => type !== QuestionType.compound);

/** One schema for each type, told apart by `questionType`. */
const union = <S extends (type: SimpleType) => z.core.$ZodTypeDiscriminable>(shape: S) =>
  z.discriminatedUnion('questionType', simpleTypes.map(shape) as [ReturnType<S>]);

const Child = union((type) =>
  z.object({ questionType: z.literal(type), id: PartId, stem: Stem, points, body: simpleBodies[type] }),
) as unknown as z.ZodType<q.Child>;

const ChildKey = union((type) =>
  z.object({ questionType: z.literal(type), id: PartId, key: simpleKeys[type], analysis: Analysis }),
) as unknown as z.ZodType<q.ChildKey>;

const children = z
  .array(Child)
  .min(1, '材料题至少有一道小题')
  .max(q.MOST_CHILDREN, `小题最多 ${q.MOST_CHILDREN} 道`)
  .refine(distinct, '小题的编号不能重复');

export const bodies = { ...simpleBodies, 6: z.object({ children }) };
export const keys = { ...simpleKeys, 6: z.object({ children: z.array(ChildKey) }) };

const shapes = QuestionType.values.map((type) =>
  z.object({ questionType: z.literal(type), body: bodies[type], key: keys[type] }),
);

/** A question of any type with its key; whether the two agree, `rules/questionIssues.ts` says. */
export const KeyedQuestion = z.discriminatedUnion(
  'questionType',
  shapes as unknown as [z.core.$ZodTypeDiscriminable],
) as unknown as z.ZodType<q.Keyed>;

/** A question as candidates get it. */
export const AskedQuestion = z.discriminatedUnion(
  'questionType',
  QuestionType.values.map((type) => z.object({ questionType: z.literal(type), body: bodies[type] })) as unknown as [
    z.core.$ZodTypeDiscriminable,
  ],
) as unknown as z.ZodType<q.Asked>;

const said = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), '答案里有不能识别的字符');

/** An answer to each type, as it travels; null takes it back. */
export const answers = {
  1: PartId,
  2: z.array(PartId).max(q.MOST_OPTIONS),
  3: z.union([z.literal(0), z.literal(1)]),
  4: z.array(said(500)).max(q.MOST_BLANKS),
  5: said(htmlSpace(q.MOST_LETTERS)),
  7: z.object({ value: said(40), unit: said(20) }),
  8: said(q.MOST_LETTERS),
  9: z.array(z.object({ left: PartId, right: PartId })).max(q.MOST_OPTIONS),
  10: z.array(PartId).max(q.MOST_OPTIONS),
  11: z.array(z.object({ fileUrl: FileUrl, fileName: said(200) })).max(q.MOST_FILES),
  12: said(q.MOST_LETTERS),
} satisfies { [T in SimpleType]: z.ZodType<Answers[T]> };

/** An answer whose type the server looks up: it is read again with `answers[questionType]`. */
export const AnyAnswer = z.union([
  z.union([z.literal(0), z.literal(1)]),
  answers[5],
  z.array(said(500)).max(q.MOST_OPTIONS),
  answers[9],
  answers[11],
  answers[7],
]) as unknown as z.ZodType<q.Answer>;
