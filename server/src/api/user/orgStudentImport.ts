import * as contract from '#contract/user/orgStudentImport.ts';
import { sheetImportHandlers } from '../../domain/sheetImport/handlers.ts';
import { studentSheet } from '../../domain/students/studentSheet.ts';

export const { template, check, view, errorFile, run, undo, list } = sheetImportHandlers(contract, studentSheet);
