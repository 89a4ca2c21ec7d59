import * as contract from '#contract/user/timetableImport.ts';
import { sheetImportHandlers } from '../../domain/sheetImport/handlers.ts';
import { findImport } from '../../domain/sheetImport/imports.ts';
import { rowPlan as rowPlanOf } from '../../domain/timetable/rowPlan.ts';
import { timetableSheet } from '../../domain/timetable/timetableSheet.ts';
import { handle } from '../../kit/handle.ts';

export const { template, check, view, errorFile, run, undo, list } = sheetImportHandlers(contract, timetableSheet);

export const rowPlan = handle(contract.rowPlan, async (ctx, { id, row }) =>
  rowPlanOf(ctx, (await findImport(ctx, timetableSheet, id)).rows, row),
);
