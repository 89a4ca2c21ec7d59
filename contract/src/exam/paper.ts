import * as z from 'zod';
import { paperFacts, paperPublish } from '../fields/papers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { PaperKind } from '../rules/assessments.ts';
import { Difficulty, QuestionType } from '../rules/questions.ts';
import * as fails from './paperFailures.ts';
import { KeptFile } from './questionImport.ts';
import { TOO_MANY_PICTURES } from './questionImportFailures.ts';
import { ContentWish, PaperFigures, PaperPreview, PaperRow, PickedQuestion, ShownSection } from './paperShapes.ts';

const id = Id.of('paper');
const revision = z.int().min(0);
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;

export const page = endpoint({
  ...read,
  summary: '我的试卷，新的在前；讲师看自己的，单位的员工看本单位的',
  path: '/exam/auth/paper/page',
  input: z.object({
    keyword: optionalLine(40, '试卷名称'),
    paperKind: oneOf(PaperKind).optional(),
    /** 1: only those that can be used. */
    isPublished: Flag.optional(),
    ...paging,
  }),
  output: pageOf(PaperRow),
});

export const view = endpoint({
  ...read,
  summary: '一份试卷与正在写的内容；没有没定稿的修改时，是最近定稿的内容',
  path: '/exam/auth/paper/view',
  input: z.object({ id }),
  output: PaperRow.extend({
    revision: z.int(),
    /** How many of its questions have been changed in the bank since the newest version. */
    changedCount: z.int(),
    sections: z.array(ShownSection),
    figures: PaperFigures,
  }),
  fails: [fails.PAPER_GONE],
});

export const pick = endpoint({
  ...read,
  summary: '可以放进试卷的题：自己的，以及本单位共享的',
  path: '/exam/auth/paper/pick',
  input: z.object({
    keyword: optionalLine(40, '题干'),
    questionType: oneOf(QuestionType).optional(),
    difficulty: oneOf(Difficulty).optional(),
    subjectId: Id.open('category').optional(),
    knowledge: optionalLine(30, '知识点'),
    ...paging,
  }),
  output: pageOf(PickedQuestion.extend({ points: z.int(), countUsed: z.int() })),
});

export const save = endpoint({
  ...write,
  summary: '新建试卷，或者改它的名称、学科与组卷方式',
  path: '/exam/auth/paper/save',
  input: z.object({
    /** Empty for a new one. */
    id: Id.of('paper', '').default(''),
    paperName: fieldSchema(paperFacts.paperName),
    subjectId: named(paperFacts.subjectId, Id.open('category', '').default('')),
    paperKind: named(paperFacts.paperKind, oneOf(PaperKind, '请选择组卷方式')),
  }),
  output: z.object({ id: Id, revision: z.int() }),
  fails: [fails.PAPER_GONE, fails.PAPERS_FULL, NO_PERMISSION],
});

export const content = endpoint({
  method: 'POST',
  kind: 'write',
  summary: '保存试卷的内容：大题、题目与分值，或者抽题规则；报自己看到的修订号，别处改过的不覆盖',
  path: '/exam/auth/paper/content',
  bodyLimit: 512 * 1024,
  input: z.object({ id, revision, sections: ContentWish }),
  output: z.object({ revision: z.int(), figures: PaperFigures }),
  fails: [fails.PAPER_GONE, fails.PAPER_MOVED],
});

export const check = endpoint({
  ...read,
  summary: '每条抽题规则在题库里有多少道，够不够',
  path: '/exam/auth/paper/check',
  bodyLimit: 512 * 1024,
  input: z.object({ id, sections: ContentWish }),
  output: z.object({
    cells: z.array(
      z.object({
        section: z.int(),
        cell: z.int(),
        found: z.int(),
        isFilled: Flag,
        /** Empty when it is. */ text: z.string(),
      }),
    ),
  }),
  fails: [fails.PAPER_GONE],
});

export const publish = endpoint({
  ...write,
  summary: '定稿：成为不再改变的一版，抽题规则的题池同时固定；抽不够的规则逐条指出',
  path: '/exam/auth/paper/publish',
  input: z.object({ id, revision, note: fieldSchema(paperPublish.note) }),
  output: z.object({ versionId: Id, versionNo: z.int(), totalPoints: z.int() }),
  fails: [fails.PAPER_GONE, fails.PAPER_MOVED, fails.NOTHING_TO_PUBLISH, fails.PAPER_EMPTY],
});

export const copy = endpoint({
  ...write,
  summary: '复制一份试卷，副本是没有定稿的',
  path: '/exam/auth/paper/copy',
  input: z.object({ id }),
  output: z.object({ id: Id }),
  fails: [fails.PAPER_GONE, fails.PAPERS_FULL],
});

export const remove = endpoint({
  ...write,
  summary: '删除试卷；有没结束的测评在用的不能删，用过它的测评与成绩不受影响',
  path: '/exam/auth/paper/remove',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.PAPER_GONE, fails.PAPER_IN_USE],
});

export const versions = endpoint({
  ...read,
  summary: '试卷定稿过的各版，新的在前',
  path: '/exam/auth/paper/versions',
  input: z.object({ id, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      versionNo: z.int(),
      totalPoints: z.int(),
      questionCount: z.int(),
      publishedAt: Time,
      note: z.string(),
      countUsed: z.int(),
    }),
  ),
  fails: [fails.PAPER_GONE],
});

export const pdf = endpoint({
  ...read,
  summary: '试卷的 PDF，可以打印：与预览同一份，带答案或不带',
  path: '/exam/auth/paper/pdf',
  input: z.object({
    id,
    versionNo: z.int().min(0).default(0),
    seed: z.int().min(0).max(4_294_967_295).default(1),
    withKeys: Flag.default(0),
  }),
  output: KeptFile,
  fails: [fails.PAPER_GONE, fails.NOT_PUBLISHED_YET, TOO_MANY_PICTURES],
});

export const preview = endpoint({
  ...read,
  summary: '像考生一样看试卷：默认最近定稿的一版，没有定稿过的看正在写的；规则抽题的按种子抽一份',
  path: '/exam/auth/paper/preview',
  input: z.object({
    id,
    /** 0: the newest one. */
    versionNo: z.int().min(0).default(0),
    seed: z.int().min(0).max(4_294_967_295).default(1),
    /** 1: with keys and explanations. */
    withKeys: Flag.default(0),
  }),
  output: PaperPreview,
  fails: [fails.PAPER_GONE, fails.NOT_PUBLISHED_YET],
});
