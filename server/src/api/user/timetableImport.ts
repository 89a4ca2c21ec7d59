import * as contract from '#contract/user/timetableImport.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/sheetImport/files.ts';
import { checkImport, findImport, listImports, viewOf } from '../../domain/sheetImport/imports.ts';
import { runImport } from '../../domain/sheetImport/runImport.ts';
import { undoImport } from '../../domain/sheetImport/undoImport.ts';
import { rowPlan as rowPlanOf } from '../../domain/timetable/rowPlan.ts';
import { timetableSheet } from '../../domain/timetable/timetableSheet.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, (ctx) => templateFile(ctx, timetableSheet));

export const check = handle(contract.check, (ctx, { file }) => checkImport(ctx, timetableSheet, file), {
  transaction: 'own',
});

export const view = handle(contract.view, async (ctx, { id }) =>
  viewOf(ctx, timetableSheet, await findImport(ctx, timetableSheet, id)),
);

export const errorFile = handle(contract.errorFile, async (ctx, { id }) =>
  errorFileOf(timetableSheet, (await findImport(ctx, timetableSheet, id)).rows),
);

export const run = handle(contract.run, (ctx, { id }) => runImport(ctx, timetableSheet, id));

export const undo = handle(contract.undo, (ctx, { id }) => undoImport(ctx, timetableSheet, id));

export const list = handle(contract.list, (ctx, request) => listImports(ctx, timetableSheet, request));

export const rowPlan = handle(contract.rowPlan, async (ctx, { id, row }) =>
  rowPlanOf(ctx, (await findImport(ctx, timetableSheet, id)).rows, row),
);
