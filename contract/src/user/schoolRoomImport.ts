import { sheetImportCalls } from './sheetImport.ts';

/** The rooms of a school out of a spreadsheet. */
export const { template, check, view, errorFile, run, undo, list } = sheetImportCalls('/user/auth/schoolRoomImport', {
  action: 'term:edit',
  noun: '教室',
  kind: 'roomImport',
});
