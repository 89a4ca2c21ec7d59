import * as contract from '#contract/user/orgMembersImport.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/sheetImport/files.ts';
import { checkImport, findImport, listImports, viewOf } from '../../domain/sheetImport/imports.ts';
import { runImport } from '../../domain/sheetImport/runImport.ts';
import { undoImport } from '../../domain/sheetImport/undoImport.ts';
import { staffSheet } from '../../domain/staffImport/staffSheet.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, (ctx) => templateFile(ctx, staffSheet));

export const check = handle(contract.check, (ctx, { file }) => checkImport(ctx, staffSheet, file), {
  transaction: 'own',
});

export const view = handle(contract.view, async (ctx, { id }) =>
  viewOf(ctx, staffSheet, await findImport(ctx, staffSheet, id)),
);

export const errorFile = handle(contract.errorFile, async (ctx, { id }) =>
  errorFileOf(staffSheet, (await findImport(ctx, staffSheet, id)).rows),
);

export const run = handle(contract.run, (ctx, { id }) => runImport(ctx, staffSheet, id));

export const undo = handle(contract.undo, (ctx, { id }) => undoImport(ctx, staffSheet, id));

export const list = handle(contract.list, (ctx, request) => listImports(ctx, staffSheet, request));
