import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failure, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { IMPORT_BYTES } from '../rules/importStates.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_EMPTY,
  IMPORT_LIMIT,
  IMPORT_NOTHING_GOOD,
  IMPORT_TOO_MANY,
  IMPORT_UNREADABLE,
  UNDO_TOO_LATE,
} from './orgFailures.ts';

export const IMPORT_MOVED_ON = failure(CONFLICT.code, '这次导入已经处理过了，请刷新后查看');

/** A file for the browser to keep: its bytes in base64. */
const SheetFile = z.object({ fileName: z.string(), content: z.string() });

export const BadRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  memberName: z.string(),
  mobile: z.string(),
  issues: z.array(z.object({ column: z.string(), reason: z.string() })),
});

export type BadRow = z.infer<typeof BadRow>;

const Import = z.object({
  id: Id,
  fileName: z.string(),
  userName: z.string(),
  /** 1 checked, 2 imported, 3 undone. */
  importStatus: z.int(),
  totalCount: z.int(),
  badCount: z.int(),
  gmtCreate: Time,
  importedAt: Time.nullable(),
  undoneAt: Time.nullable(),
  canUndo: z.boolean(),
});

export type Import = z.infer<typeof Import>;

/** With the first hundred of the bad rows; all of them are in the error file. */
export const ImportView = Import.extend({
  bad: z.array(BadRow),
  /** How many of the good rows are people who have an account: they get a message, the others an SMS. */
  registeredCount: z.int(),
});

export type ImportView = z.infer<typeof ImportView>;

export const template = endpoint({
  summary: '员工导入模板',
  method: 'POST',
  path: '/user/auth/orgMembersImport/template',
  kind: 'read',
  action: 'member:import',
  input: Nothing,
  output: SheetFile,
});

export const check = endpoint({
  summary: '检查员工表格，什么也不导入',
  method: 'POST',
  path: '/user/auth/orgMembersImport/check',
  kind: 'write',
  action: 'member:import',
  logged: false,
  multipart: true,
  bodyLimit: IMPORT_BYTES + 4096,
  input: z.object({ file: FileInput }),
  output: ImportView,
  fails: [IMPORT_UNREADABLE, IMPORT_COLUMNS, IMPORT_TOO_MANY, IMPORT_EMPTY, IMPORT_LIMIT],
});

export const view = endpoint({
  summary: '一次导入',
  method: 'POST',
  path: '/user/auth/orgMembersImport/view',
  kind: 'read',
  action: 'member:import',
  input: z.object({ id: Id }),
  output: ImportView,
  fails: [NOT_FOUND],
});

export const errorFile = endpoint({
  summary: '有问题的行，末列是原因',
  method: 'POST',
  path: '/user/auth/orgMembersImport/errorFile',
  kind: 'read',
  action: 'member:import',
  input: z.object({ id: Id }),
  output: SheetFile,
  fails: [NOT_FOUND],
});

export const run = endpoint({
  summary: '导入检查过的员工',
  method: 'POST',
  path: '/user/auth/orgMembersImport/run',
  kind: 'write',
  action: 'member:import',
  input: z.object({ id: Id }),
  /** Rows that went wrong since they were checked are left out and counted as bad. */
  output: z.object({ importedCount: z.int(), badCount: z.int() }),
  fails: [NOT_FOUND, IMPORT_MOVED_ON, IMPORT_NOTHING_GOOD],
});

export const undo = endpoint({
  summary: '撤销一次导入',
  method: 'POST',
  path: '/user/auth/orgMembersImport/undo',
  kind: 'write',
  action: 'member:import',
  input: z.object({ id: Id }),
  output: z.object({
    removedCount: z.int(),
    /** Who stays, and why. */
    kept: z.array(z.object({ memberName: z.string(), mobile: z.string(), reason: z.string() })),
  }),
  fails: [NOT_FOUND, IMPORT_MOVED_ON, UNDO_TOO_LATE],
});

export const list = endpoint({
  summary: '员工导入记录，新的在前',
  method: 'POST',
  path: '/user/auth/orgMembersImport/list',
  kind: 'read',
  action: 'member:import',
  input: z.object(paging),
  output: pageOf(Import),
});
