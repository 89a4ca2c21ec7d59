import { sheetImportCalls } from './sheetImport.ts';

/** The timetable of a semester out of a spreadsheet; lines that clash stay out and say with what. */
export const { template, check, view, errorFile, run, undo, list } = sheetImportCalls('/user/auth/timetableImport', {
  action: 'timetable:edit',
  noun: '课表',
  kind: 'timetableImport',
});
