import * as z from 'zod';
import { questionFields } from '../fields/questions.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import * as q from '../rules/questions.ts';
import {
  Abilities,
  BankScope,
  facts,
  keyword,
  Knowledge,
  Point,
  points,
  QuestionRow,
  QuestionView,
  Year,
} from './questionFacts.ts';
import { KIND_FIXED, NO_HOUSE, NOT_IN_BIN, QUESTION_CHANGED, QUESTION_IN_USE } from './questionFailures.ts';
import { Analysis, KeyedQuestion, Stem } from './questionShapes.ts';
import { ShownKeyed } from './shownShapes.ts';

export const page = endpoint({
  summary: '题库里的题目：自己的、单位共享的或回收站里的，按条件筛选',
  method: 'POST',
  path: '/exam/auth/question/page',
  kind: 'read',
  input: z.object({
    ...paging,
    scope: BankScope.default('own'),
    /** With all below it; 0: those in no folder. */
    folderId: Id.of('questionFolder', NONE).optional(),
    keyword: keyword(50),
    types: z.array(oneOf(q.QuestionType)).max(12).default([]),
    difficulty: oneOf(q.Difficulty).optional(),
    knowledge: Point.optional(),
    year: z.int().min(1950).max(2100).optional(),
    source: oneOf(q.QuestionSource).optional(),
    subjectId: Id.open('category').optional(),
    /** 1: only those with a report that waits. */
    isReported: Flag.default(0),
    sort: z.enum(['newest', 'used', 'hardest']).default('newest'),
  }),
  output: pageOf(QuestionRow),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const summary = endpoint({
  summary: '题库各部分有多少题，有哪些学科、知识点与年份可以筛选',
  method: 'POST',
  path: '/exam/auth/question/summary',
  kind: 'read',
  input: z.object({ scope: BankScope.default('own') }),
  output: z.object({
    counts: z.object({ all: z.int(), own: z.int(), shared: z.int(), bin: z.int(), reported: z.int() }),
    subjects: z.array(z.object({ id: Id, subjectName: z.string(), count: z.int() })),
    /** The most frequent ones. */
    knowledge: z.array(z.string()),
    years: z.array(z.int()),
    /** 1: the reader belongs to an organization that questions may be shared in. */
    canShare: Flag,
  }),
  fails: [NO_PERMISSION],
});

const own = Id.of('question');

export const view = endpoint({
  summary: '一道题的最新一版，含答案：自己的，或单位共享的；draft 为 1 时是没有画出公式的原文，供编辑',
  method: 'POST',
  path: '/exam/auth/question/view',
  kind: 'read',
  input: z.object({ id: own, isRaw: Flag.default(0) }),
  output: QuestionView,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '保存题目：新题存成第 1 版；内容变了存成新的一版，没变只改资料；两人同时保存，后到的被拒绝',
  method: 'POST',
  path: '/exam/auth/question/save',
  kind: 'write',
  bodyLimit: 1_000_000,
  input: z.object({
    id: own.optional(),
    /** The version that was seen; 0 for a new question. */
    versionNo: z.int().min(0).default(0),
    stem: named(questionFields.stem, Stem),
    question: KeyedQuestion,
    analysis: named(questionFields.analysis, Analysis),
    points,
    ...facts,
    year: Year.default(null),
    /** Absent: as before. */
    abilities: Abilities.optional(),
    folderId: named(questionFields.folderId, Id.of('questionFolder', NONE).default(NONE)),
    note: fieldSchema(questionFields.note),
  }),
  output: z.object({
    id: Id,
    versionNo: z.int(),
    /** 0: nothing that it says was changed. */
    isNewVersion: Flag,
  }),
  fails: [NO_PERMISSION, NOT_FOUND, QUESTION_CHANGED, KIND_FIXED],
});

const ids = batchOf(own, '道题');

export const update = endpoint({
  summary: '改几道题的资料（难度、学科、知识点、来源、年份），不产生新的一版；没给的不动',
  method: 'POST',
  path: '/exam/auth/question/update',
  kind: 'write',
  input: z.object({
    ids,
    difficulty: facts.difficulty.optional(),
    subjectId: facts.subjectId.optional(),
    knowledge: Knowledge.optional(),
    source: facts.source.optional(),
    year: Year.optional(),
  }),
  output: BatchOutcome,
});

export const move = endpoint({
  summary: '把几道题移到一个文件夹，0 是不放进文件夹',
  method: 'POST',
  path: '/exam/auth/question/move',
  kind: 'write',
  input: z.object({ ids, folderId: Id.of('questionFolder', NONE) }),
  output: BatchOutcome,
  fails: [NOT_FOUND],
});

export const share = endpoint({
  summary: '在单位里共享几道题，或停止共享；停止以后，用着它们的试卷不受影响',
  method: 'POST',
  path: '/exam/auth/question/share',
  kind: 'write',
  input: z.object({ ids, shareLevel: oneOf(q.QuestionShare) }),
  output: BatchOutcome,
  fails: [NO_HOUSE],
});

export const copy = endpoint({
  summary: '复制一道自己的或单位共享的题，成为自己的新题',
  method: 'POST',
  path: '/exam/auth/question/copy',
  kind: 'write',
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const remove = endpoint({
  summary: '把几道题移进回收站，30 天内可以还原；用着它们的试卷不受影响',
  method: 'POST',
  path: '/exam/auth/question/delete',
  kind: 'write',
  input: z.object({ ids }),
  output: BatchOutcome,
});

export const restore = endpoint({
  summary: '还原回收站里的几道题',
  method: 'POST',
  path: '/exam/auth/question/restore',
  kind: 'write',
  input: z.object({ ids }),
  output: BatchOutcome,
  fails: [NOT_IN_BIN],
});

export const purge = endpoint({
  summary: '彻底删除回收站里的几道题；试卷、作答或练习里用着的不能删，一道道说明在哪里',
  method: 'POST',
  path: '/exam/auth/question/purge',
  kind: 'write',
  input: z.object({ ids }),
  output: BatchOutcome,
  fails: [NOT_IN_BIN, QUESTION_IN_USE],
});

const Version = z.object({
  versionId: Id,
  versionNo: z.int(),
  note: z.string(),
  authorName: z.string(),
  gmtCreate: Time,
  /** Papers this version is in. */
  countUsed: z.int(),
});

export type QuestionVersionLine = z.infer<typeof Version>;

export const versions = endpoint({
  summary: '一道题的各个版本，新的在前，最多 50 个',
  method: 'POST',
  path: '/exam/auth/question/versions',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({ list: z.array(Version) }),
  fails: [NOT_FOUND],
});

export const version = endpoint({
  summary: '一道题的某一版，含答案，公式已画好',
  method: 'POST',
  path: '/exam/auth/question/version',
  kind: 'read',
  input: z.object({ id: own, versionNo: z.int().min(1) }),
  output: Version.omit({ countUsed: true }).extend({
    stem: z.string(),
    analysis: z.string(),
    points: z.int(),
    question: ShownKeyed,
  }),
  fails: [NOT_FOUND],
});

export const used = endpoint({
  summary: '一道题用在哪些试卷与测评里：自己的说名字，别人的说数目',
  method: 'POST',
  path: '/exam/auth/question/used',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    papers: z.array(z.object({ paperId: Id, paperName: z.string(), questionVersionNo: z.int(), isPublished: Flag })),
    assessments: z.array(z.object({ assessmentId: Id, title: z.string(), questionVersionNo: z.int() })),
    /** Of colleagues. */
    otherPapers: z.int(),
    otherAssessments: z.int(),
  }),
  fails: [NOT_FOUND],
});

export const statistics = endpoint({
  summary: '一道题答得怎样：作答次数、得分率、各选项被选的次数（最新一版）',
  method: 'POST',
  path: '/exam/auth/question/statistics',
  kind: 'read',
  input: z.object({ id: own }),
  output: z.object({
    countAnswer: z.int(),
    /** Nothing was given. */
    countUnanswered: z.int(),
    /** Percent, of those that are marked. */
    averageShare: z.int().nullable(),
    fullShare: z.int().nullable(),
    /** Of choices and true or false: `1` and `0`. */
    options: z.array(z.object({ optionId: z.string(), count: z.int() })),
  }),
  fails: [NOT_FOUND],
});

export const alike = endpoint({
  summary: '写题时提醒：题库里题干最像的几道题，最多 3 道',
  method: 'POST',
  path: '/exam/auth/question/alike',
  kind: 'read',
  bodyLimit: 200_000,
  input: z.object({ id: own.optional(), stem: Stem }),
  output: z.object({
    list: z.array(
      z.object({
        id: Id,
        questionType: oneOf(q.QuestionType),
        year: z.int().nullable(),
        countUsed: z.int(),
        isOwn: Flag,
        /** Percent of the letters that both have. */
        share: z.int(),
        /** The stem of the twin as text, and where in it the words of this one stand. */
        title: z.string(),
        marks: z.array(z.object({ start: z.int(), end: z.int() })),
        /** The passages that both have. */
        passages: z.array(z.string()),
      }),
    ),
  }),
  fails: [NO_PERMISSION],
});

export const knowledge = endpoint({
  summary: '填知识点时的建议：这个学科用过的，常用的在前，最多 20 个',
  method: 'POST',
  path: '/exam/auth/question/knowledge',
  kind: 'read',
  input: z.object({ subjectId: Id.open('category').optional(), keyword: keyword(30) }),
  output: z.object({ list: z.array(z.object({ point: z.string(), count: z.int() })) }),
  fails: [NO_PERMISSION],
});

export const subjects = endpoint({
  summary: '题目可以归入的学科',
  method: 'POST',
  path: '/exam/auth/question/subjects',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ id: Id, subjectName: z.string() })) }),
  fails: [NO_PERMISSION],
});
