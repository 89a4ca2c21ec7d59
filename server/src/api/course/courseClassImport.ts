import * as contract from '#contract/course/courseClassImport.ts';
import { blankRoster, heldRosterSheet, rosterSheet, sheetOfImport } from '../../domain/offerings/rosterSheet.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/sheetImport/files.ts';
import { checkImport, findImport, listImports, viewOf } from '../../domain/sheetImport/imports.ts';
import { runImport } from '../../domain/sheetImport/runImport.ts';
import { undoImport } from '../../domain/sheetImport/undoImport.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, (ctx) => templateFile(ctx, blankRoster));

export const check = handle(
  contract.check,
  async (ctx, { file, offeringId }) => checkImport(ctx, await rosterSheet(ctx, offeringId), file),
  { transaction: 'own' },
);

export const view = handle(contract.view, async (ctx, { id }) => {
  const sheet = await sheetOfImport(ctx, id);
  return viewOf(ctx, sheet, await findImport(ctx, sheet, id));
});

export const errorFile = handle(contract.errorFile, async (ctx, { id }) => {
  const sheet = await sheetOfImport(ctx, id);
  return errorFileOf(sheet, (await findImport(ctx, sheet, id)).rows);
});

export const run = handle(contract.run, async (ctx, { id }) => runImport(ctx, await heldRosterSheet(ctx, id), id));

export const undo = handle(contract.undo, async (ctx, { id }) => undoImport(ctx, await heldRosterSheet(ctx, id), id));

export const list = handle(contract.list, async (ctx, { offeringId, ...request }) =>
  listImports(ctx, await rosterSheet(ctx, offeringId), request),
);
