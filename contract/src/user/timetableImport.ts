import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import { PlannedOffering } from './orgStuSchedule.ts';
import { sheetImportCalls } from './sheetImport.ts';

const base = '/user/auth/timetableImport';

/** The timetable of a semester out of a spreadsheet; lines that clash stay out and say with what. */
export const { template, check, view, errorFile, run, undo, list } = sheetImportCalls(base, {
  action: 'timetable:edit',
  noun: '课表',
  kind: 'timetableImport',
});

export const rowPlan = endpoint({
  summary: '课表里冲突的一行：它想排什么，用来在排课里接着解决',
  method: 'POST',
  path: `${base}/rowPlan`,
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({ id: Id.of('timetableImport'), row: z.int().min(1) }),
  output: z.object({
    termId: Id,
    offering: PlannedOffering,
    weekday: z.int(),
    fromBell: z.int(),
    toBell: z.int(),
    fromWeek: z.int(),
    toWeek: z.int(),
    parity: z.literal([0, 1, 2]),
    room: z.object({ id: Id, name: z.string() }).nullable(),
    teachers: z.array(z.object({ userNo: Id, name: z.string() })),
  }),
  fails: [NOT_FOUND],
});
