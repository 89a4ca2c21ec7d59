import type { sheetImportCalls } from '#contract/user/sheetImport.ts';
import { handle } from '../../kit/handle.ts';
import { errorFile, templateFile } from './files.ts';
import { checkImport, findImport, listImports, viewOf } from './imports.ts';
import { runImport } from './runImport.ts';
import type { Checked, Line, SheetKind } from './sheetKind.ts';
import { undoImport } from './undoImport.ts';

type Calls = ReturnType<typeof sheetImportCalls<`/${string}/auth/${string}`>>;

/** The answers to the calls of one kind of list that is the same for everybody who reaches it. */
export const sheetImportHandlers = <Raw extends Line, Row extends Raw & Checked>(
  calls: Calls,
  sheet: SheetKind<Raw, Row>,
) => ({
  template: handle(calls.template, (ctx) => templateFile(ctx, sheet)),
  check: handle(calls.check, (ctx, { file }) => checkImport(ctx, sheet, file), { transaction: 'own' }),
  view: handle(calls.view, async (ctx, { id }) => viewOf(ctx, sheet, await findImport(ctx, sheet, id))),
  errorFile: handle(calls.errorFile, async (ctx, { id }) => errorFile(sheet, (await findImport(ctx, sheet, id)).rows)),
  run: handle(calls.run, (ctx, { id }) => runImport(ctx, sheet, id)),
  undo: handle(calls.undo, (ctx, { id }) => undoImport(ctx, sheet, id)),
  list: handle(calls.list, (ctx, request) => listImports(ctx, sheet, request)),
});
