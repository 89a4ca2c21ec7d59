import * as z from 'zod';
import type { Action } from '../rules/actions.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import type { OwnedKind } from '../rules/idKinds.ts';
import { oneOf } from '../kit/oneOf.ts';
import { IMPORT_BYTES, ImportState } from '../rules/importStates.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_EMPTY,
  IMPORT_LIMIT,
  IMPORT_MOVED_ON,
  IMPORT_NOTHING_GOOD,
  IMPORT_TOO_MANY,
  IMPORT_UNREADABLE,
  UNDO_TOO_LATE,
} from './orgFailures.ts';

/** A file for the browser to keep: its bytes in base64. */
const SheetFile = z.object({ fileName: z.string(), content: z.string() });

/** What tells people of a list apart: the name, and the mobile or the number. */
const named = { name: z.string(), mark: z.string() };

const BadRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  ...named,
  issues: z.array(z.object({ column: z.string(), reason: z.string() })),
});

export type BadRow = z.infer<typeof BadRow>;

const Import = z.object({
  id: Id,
  fileName: z.string(),
  userName: z.string(),
  /** 1 checked, 2 imported, 3 undone. */
  importStatus: oneOf(ImportState),
  totalCount: z.int(),
  badCount: z.int(),
  gmtCreate: Time,
  importedAt: Time.nullable(),
  undoneAt: Time.nullable(),
  canUndo: z.boolean(),
});

export type Import = z.infer<typeof Import>;

/** With the first hundred of the bad rows; all of them are in the error file. */
const ImportView = Import.extend({
  bad: z.array(BadRow),
});

export type ImportView = z.infer<typeof ImportView>;

interface Declared {
  /** Without one the handlers ask whose list it is. */
  action?: Action;
  /** What a row is, as people call it. */
  noun: string;
  kind: OwnedKind;
}

/** The calls of a list that comes out of a spreadsheet: a template, a check that brings in nothing, and the way back. */
export const sheetImportCalls = <const P extends string>(base: P, { action, noun, kind }: Declared) => ({
  template: endpoint({
    summary: `${noun}导入模板`,
    method: 'POST',
    path: `${base}/template`,
    kind: 'read',
    ...(action && { action }),
    input: Nothing,
    output: SheetFile,
  }),
  check: endpoint({
    summary: `检查${noun}表格，什么也不导入`,
    method: 'POST',
    path: `${base}/check`,
    kind: 'write',
    ...(action && { action }),
    logged: false,
    multipart: true,
    bodyLimit: IMPORT_BYTES + 4096,
    input: z.object({ file: FileInput }),
    output: ImportView,
    fails: [IMPORT_UNREADABLE, IMPORT_COLUMNS, IMPORT_TOO_MANY, IMPORT_EMPTY, IMPORT_LIMIT],
  }),
  view: endpoint({
    summary: `一次${noun}导入`,
    method: 'POST',
    path: `${base}/view`,
    kind: 'read',
    ...(action && { action }),
    input: z.object({ id: Id.of(kind) }),
    output: ImportView,
    fails: [NOT_FOUND],
  }),
  errorFile: endpoint({
    summary: `${noun}表格里有问题的行，末列是原因`,
    method: 'POST',
    path: `${base}/errorFile`,
    kind: 'read',
    ...(action && { action }),
    input: z.object({ id: Id.of(kind) }),
    output: SheetFile,
    fails: [NOT_FOUND],
  }),
  run: endpoint({
    summary: `导入检查过的${noun}`,
    method: 'POST',
    path: `${base}/run`,
    kind: 'write',
    ...(action && { action }),
    input: z.object({ id: Id.of(kind) }),
    /** Rows that went wrong since they were checked are left out and counted as bad. */
    output: z.object({ importedCount: z.int(), badCount: z.int() }),
    fails: [NOT_FOUND, IMPORT_MOVED_ON, IMPORT_NOTHING_GOOD],
  }),
  undo: endpoint({
    summary: `撤销一次${noun}导入`,
    method: 'POST',
    path: `${base}/undo`,
    kind: 'write',
    ...(action && { action }),
    input: z.object({ id: Id.of(kind) }),
    output: z.object({
      removedCount: z.int(),
      /** Who stays, and why. */
      kept: z.array(z.object({ ...named, reason: z.string() })),
    }),
    fails: [NOT_FOUND, IMPORT_MOVED_ON, UNDO_TOO_LATE],
  }),
  list: endpoint({
    summary: `${noun}导入记录，新的在前`,
    method: 'POST',
    path: `${base}/list`,
    kind: 'read',
    ...(action && { action }),
    input: z.object(paging),
    output: pageOf(Import),
  }),
});

/** The calls of one kind of list, whichever it is. */
export type SheetImportCalls = ReturnType<typeof sheetImportCalls<string>>;
