import type { Handler } from '../../kit/handle.ts';
import * as gradeApplyRecord from './gradeApplyRecord.ts';
import * as gradeFile from './gradeFile.ts';
import * as gradeInfo from './gradeInfo.ts';
import * as gradeNotice from './gradeNotice.ts';
import * as gradeOffering from './gradeOffering.ts';
import * as gradeStudent from './gradeStudent.ts';
import * as questionExport from './questionExport.ts';
import * as questionImport from './questionImport.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  gradeApplyRecord,
  gradeFile,
  gradeInfo,
  gradeNotice,
  gradeOffering,
  gradeStudent,
  questionExport,
  questionImport,
];
