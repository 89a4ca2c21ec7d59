import * as contract from '#contract/user/orgMembersImport.ts';
import { sheetImportHandlers } from '../../domain/sheetImport/handlers.ts';
import { staffSheet } from '../../domain/staffImport/staffSheet.ts';

export const { template, check, view, errorFile, run, undo, list } = sheetImportHandlers(contract, staffSheet);
