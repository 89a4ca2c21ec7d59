import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, IdOrNone, Nothing, Time } from '../kit/values.ts';
import { ImportState } from '../rules/importStates.ts';
import { EXCHANGE_BYTES, questionFormats } from '../rules/questionExchange.ts';
import type { QuestionFormat } from '../rules/questionExchange.ts';
import type { Keyed } from '../rules/questions.ts';
import { Difficulty, QuestionType } from '../rules/questions.ts';
import * as fails from './questionImportFailures.ts';

/** A file for the browser to keep: its bytes in base64. */
export const KeptFile = z.object({ fileName: z.string(), content: z.string() });

export const Imported = z.object({
  id: Id,
  fileName: z.string(),
  format: z.enum(Object.keys(questionFormats) as [QuestionFormat]),
  importStatus: oneOf(ImportState),
  totalCount: z.int(),
  badCount: z.int(),
  /** Of those that were brought in. */
  broughtCount: z.int(),
  gmtCreate: Time,
  importedAt: Time.nullable(),
  undoneAt: Time.nullable(),
  canUndo: z.boolean(),
});

export type Imported = z.infer<typeof Imported>;

/** Where in the file, which column or part, and what to do about it. */
const Issue = z.object({ place: z.string(), column: z.string(), reason: z.string() });

/** As it would be kept, its texts drawn as readers see them. */
const ShownKeyed = z.object({
  questionType: oneOf(QuestionType),
  body: z.record(z.string(), z.unknown()),
  key: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<Keyed>;

const ImportRow = z.object({
  /** Counted from 1, in the order of the file. */
  row: z.int(),
  /** 第 12 行, 第 3 题, items/q3.xml */
  place: z.string(),
  /** The beginning of the stem, without tags. */
  title: z.string(),
  /** 1: the same stem stands in the bank, or before it in the file. */
  isRepeated: Flag,
  issues: z.array(Issue),
  question: z
    .object({
      stem: z.string(),
      analysis: z.string(),
      difficulty: oneOf(Difficulty),
      knowledge: z.array(z.string()),
      points: z.int(),
      keyed: ShownKeyed,
    })
    .nullable(),
});

export type ImportRow = z.infer<typeof ImportRow>;

const own = z.object({ id: Id.of('questionImport') });

export const template = endpoint({
  summary: '题目导入模板',
  method: 'POST',
  path: '/exam/auth/questionImport/template',
  kind: 'read',
  input: Nothing,
  output: KeptFile,
  fails: [NO_PERMISSION],
});

export const check = endpoint({
  summary: '检查一份题目（Excel、Word、GIFT 或 QTI），什么也不导入',
  method: 'POST',
  path: '/exam/auth/questionImport/check',
  kind: 'write',
  logged: false,
  multipart: true,
  bodyLimit: EXCHANGE_BYTES + 4096,
  input: z.object({ file: FileInput }),
  output: Imported,
  fails: [
    NO_PERMISSION,
    fails.UNKNOWN_FORMAT,
    fails.UNREADABLE,
    fails.TOO_MANY_QUESTIONS,
    fails.NO_QUESTIONS,
    fails.CHECKED_OFTEN,
    fails.TOO_MUCH_TEXT,
    fails.FILE_TOO_BIG,
    fails.MISSING_COLUMNS,
    fails.TOO_MANY_PICTURES,
  ],
});

export const view = endpoint({
  summary: '一次导入里的题，有问题的在前',
  method: 'POST',
  path: '/exam/auth/questionImport/view',
  kind: 'read',
  input: own.extend({ ...paging, isBadOnly: Flag.default(0) }),
  output: z.object({ imported: Imported, repeatedCount: z.int(), rows: pageOf(ImportRow) }),
  fails: [fails.IMPORT_GONE],
});

export const folders = endpoint({
  summary: '可以导入到的文件夹',
  method: 'POST',
  path: '/exam/auth/questionImport/folders',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ id: Id, parentId: IdOrNone.nullable(), folderName: z.string() })) }),
  fails: [NO_PERMISSION],
});

export const bring = endpoint({
  summary: '把检查过的题放进题库',
  method: 'POST',
  path: '/exam/auth/questionImport/bring',
  kind: 'write',
  logged: true,
  input: own.extend({
    /** Empty: beside the folders. */
    folderId: Id.of('questionFolder', '').default(''),
    subjectId: Id.open('category'),
    /** 1: what is repeated is left out. */
    isRepeatedSkipped: Flag.default(1),
  }),
  output: z.object({ broughtCount: z.int(), skippedCount: z.int(), badCount: z.int() }),
  fails: [fails.IMPORT_GONE, NOT_FOUND, fails.BROUGHT_ALREADY, fails.NOTHING_GOOD],
});

export const undo = endpoint({
  summary: '撤销一次题目导入：没有用过、没有改过的放进回收站',
  method: 'POST',
  path: '/exam/auth/questionImport/undo',
  kind: 'write',
  logged: true,
  input: own,
  output: z.object({
    removedCount: z.int(),
    /** What stays, and why. */
    kept: z.array(z.object({ id: Id, title: z.string(), reason: z.string() })),
  }),
  fails: [fails.IMPORT_GONE, fails.NOT_BROUGHT, fails.UNDO_LATE],
});

export const list = endpoint({
  summary: '题目的导入记录，新的在前',
  method: 'POST',
  path: '/exam/auth/questionImport/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Imported),
});

export const badSheet = endpoint({
  summary: '有问题的题写成模板那样的表格，末列是原因',
  method: 'POST',
  path: '/exam/auth/questionImport/badSheet',
  kind: 'read',
  input: own,
  output: KeptFile,
  fails: [fails.IMPORT_GONE],
});
