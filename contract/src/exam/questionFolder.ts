import * as z from 'zod';
import { questionFolder } from '../fields/questions.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { Id, IdOrNone, Nothing } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import { FOLDER_IN_ITSELF, FOLDER_NOT_EMPTY, FOLDER_TAKEN, FOLDER_TOO_DEEP, FOLDERS_FULL } from './questionFailures.ts';

export const QuestionFolder = z.object({
  id: Id,
  parentId: IdOrNone,
  folderName: z.string(),
  /** In it and in all below it. */
  questionCount: z.int(),
});

export type QuestionFolder = z.infer<typeof QuestionFolder>;

export const list = endpoint({
  summary: '自己题库（或本单位题库）的文件夹，含各自的题数',
  method: 'POST',
  path: '/exam/auth/questionFolder/list',
  kind: 'read',
  input: Nothing,
  output: z.object({
    list: z.array(QuestionFolder),
    /** Questions in no folder. */
    looseCount: z.int(),
  }),
  fails: [NO_PERMISSION],
});

const folderName = fieldSchema(questionFolder.folderName);
const parentId = named(questionFolder.parentId, Id.of('questionFolder', NONE));

export const save = endpoint({
  summary: '新建文件夹，最多 3 级',
  method: 'POST',
  path: '/exam/auth/questionFolder/save',
  kind: 'write',
  input: z.object({ folderName, parentId: parentId.default(NONE) }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, NOT_FOUND, FOLDER_TAKEN, FOLDERS_FULL, FOLDER_TOO_DEEP],
});

export const update = endpoint({
  summary: '给文件夹改名',
  method: 'POST',
  path: '/exam/auth/questionFolder/update',
  kind: 'write',
  input: z.object({ id: Id.of('questionFolder'), folderName }),
  output: Nothing,
  fails: [NOT_FOUND, FOLDER_TAKEN],
});

export const move = endpoint({
  summary: '把文件夹连同里面的移到另一个下面，0 是最上一级',
  method: 'POST',
  path: '/exam/auth/questionFolder/move',
  kind: 'write',
  input: z.object({ id: Id.of('questionFolder'), parentId }),
  output: Nothing,
  fails: [NOT_FOUND, FOLDER_TAKEN, FOLDER_TOO_DEEP, FOLDER_IN_ITSELF],
});

export const remove = endpoint({
  summary: '删除空的文件夹',
  method: 'POST',
  path: '/exam/auth/questionFolder/delete',
  kind: 'write',
  input: z.object({ id: Id.of('questionFolder') }),
  output: Nothing,
  fails: [NOT_FOUND, FOLDER_NOT_EMPTY],
});
