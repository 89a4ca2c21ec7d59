import * as contract from '#contract/user/schoolRoomImport.ts';
import { roomSheet } from '../../domain/school/roomSheet.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/sheetImport/files.ts';
import { checkImport, findImport, listImports, viewOf } from '../../domain/sheetImport/imports.ts';
import { runImport } from '../../domain/sheetImport/runImport.ts';
import { undoImport } from '../../domain/sheetImport/undoImport.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, (ctx) => templateFile(ctx, roomSheet));

export const check = handle(contract.check, (ctx, { file }) => checkImport(ctx, roomSheet, file), {
  transaction: 'own',
});

export const view = handle(contract.view, async (ctx, { id }) =>
  viewOf(ctx, roomSheet, await findImport(ctx, roomSheet, id)),
);

export const errorFile = handle(contract.errorFile, async (ctx, { id }) =>
  errorFileOf(roomSheet, (await findImport(ctx, roomSheet, id)).rows),
);

export const run = handle(contract.run, (ctx, { id }) => runImport(ctx, roomSheet, id));

export const undo = handle(contract.undo, (ctx, { id }) => undoImport(ctx, roomSheet, id));

export const list = handle(contract.list, (ctx, request) => listImports(ctx, roomSheet, request));
