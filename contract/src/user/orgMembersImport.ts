import { sheetImportCalls } from './sheetImport.ts';

/** The staff of an organization out of a spreadsheet; everybody on it is invited. */
export const { template, check, view, errorFile, run, undo, list } = sheetImportCalls('/user/auth/orgMembersImport', {
  action: 'member:import',
  noun: '员工',
  kind: 'memberImport',
});
