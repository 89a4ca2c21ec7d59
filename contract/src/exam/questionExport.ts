import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { MOST_EXPORTED } from '../rules/questionExchange.ts';
import { Difficulty, QuestionType } from '../rules/questions.ts';
import { KeptFile } from './questionImport.ts';
import { NOTHING_TO_EXPORT, TOO_MANY_PICTURES, TOO_MANY_TO_EXPORT } from './questionImportFailures.ts';

/** Either the questions themselves, in this order, or what they have in common; all of it empty: the whole own bank. */
const chosen = z.object({
  ids: z.array(Id.of('question')).max(MOST_EXPORTED, `一次最多 ${MOST_EXPORTED} 道题`).default([]),
  folderId: Id.of('questionFolder', '').default(''),
  subjectId: Id.open('category', '').default(''),
  questionTypes: z.array(oneOf(QuestionType)).max(12).default([]),
  difficulties: z.array(oneOf(Difficulty)).max(3).default([]),
  knowledge: optionalLine(40, '知识点'),
  word: optionalLine(100, '要找的字'),
  /** 1: what the organization shares besides one's own. */
  isShared: Flag.default(0),
});

export type ExportChoice = z.input<typeof chosen>;

const fails = [NO_PERMISSION, NOTHING_TO_EXPORT, TOO_MANY_TO_EXPORT, TOO_MANY_PICTURES];

export const excel = endpoint({
  summary: '题目导出成导入模板那样的表格',
  method: 'POST',
  path: '/exam/auth/questionExport/excel',
  kind: 'read',
  bodyLimit: 131_072,
  input: chosen,
  output: KeptFile,
  fails,
});

export const qti = endpoint({
  summary: '题目导出成 QTI 3.0 压缩包，图片在里面',
  method: 'POST',
  path: '/exam/auth/questionExport/qti',
  kind: 'read',
  bodyLimit: 131_072,
  input: chosen,
  output: KeptFile,
  fails,
});

export const pdf = endpoint({
  summary: '题目导出成可以打印的 PDF',
  method: 'POST',
  path: '/exam/auth/questionExport/pdf',
  kind: 'read',
  bodyLimit: 131_072,
  input: chosen.extend({ isWithAnswers: Flag.default(0), title: optionalLine(60, '标题') }),
  output: KeptFile,
  fails,
});
