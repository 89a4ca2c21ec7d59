import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id } from '../kit/values.ts';
import { sheetImportCalls } from '../user/sheetImport.ts';

const ofOffering = { offeringId: Id.of('offering') };

const calls = sheetImportCalls('/course/auth/courseClassImport', { noun: '学生', kind: 'rosterImport' });

/** The single learners of an offering out of a spreadsheet, by their student numbers. */
export const { template, view, errorFile, run, undo } = calls;

export const check = endpoint({ ...calls.check, input: z.object({ file: FileInput, ...ofOffering }) });

export const list = endpoint({ ...calls.list, input: z.object({ ...ofOffering, ...paging }) });
