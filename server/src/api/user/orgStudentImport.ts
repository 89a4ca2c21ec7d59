import * as contract from '#contract/user/orgStudentImport.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/sheetImport/files.ts';
import { checkImport, findImport, listImports, viewOf } from '../../domain/sheetImport/imports.ts';
import { runImport } from '../../domain/sheetImport/runImport.ts';
import { undoImport } from '../../domain/sheetImport/undoImport.ts';
import { studentSheet } from '../../domain/students/studentSheet.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, (ctx) => templateFile(ctx, studentSheet));

export const check = handle(contract.check, (ctx, { file }) => checkImport(ctx, studentSheet, file), {
  transaction: 'own',
});

export const view = handle(contract.view, async (ctx, { id }) =>
  viewOf(ctx, studentSheet, await findImport(ctx, studentSheet, id)),
);

export const errorFile = handle(contract.errorFile, async (ctx, { id }) =>
  errorFileOf(studentSheet, (await findImport(ctx, studentSheet, id)).rows),
);

export const run = handle(contract.run, (ctx, { id }) => runImport(ctx, studentSheet, id));

export const undo = handle(contract.undo, (ctx, { id }) => undoImport(ctx, studentSheet, id));

export const list = handle(contract.list, (ctx, request) => listImports(ctx, studentSheet, request));
