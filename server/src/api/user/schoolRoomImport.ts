import * as contract from '#contract/user/schoolRoomImport.ts';
import { roomSheet } from '../../domain/school/roomSheet.ts';
import { sheetImportHandlers } from '../../domain/sheetImport/handlers.ts';

export const { template, check, view, errorFile, run, undo, list } = sheetImportHandlers(contract, roomSheet);
