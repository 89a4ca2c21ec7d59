import { sheetImportCalls } from './sheetImport.ts';

/** The roster of a school out of a spreadsheet; nobody is bound by it. */
export const { template, check, view, errorFile, run, undo, list } = sheetImportCalls('/user/auth/orgStudentImport', {
  action: 'student:edit',
  noun: '学生',
  kind: 'studentImport',
});
