import type { Handler } from '../../kit/handle.ts';
import * as appeal from './appeal.ts';
import * as examInfo from './examInfo.ts';
import * as gradeApplyRecord from './gradeApplyRecord.ts';
import * as gradeFile from './gradeFile.ts';
import * as gradeInfo from './gradeInfo.ts';
import * as gradeNotice from './gradeNotice.ts';
import * as gradeOffering from './gradeOffering.ts';
import * as gradeStudent from './gradeStudent.ts';
import * as marking from './marking.ts';
import * as practice from './practice.ts';
import * as result from './result.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  appeal,
  examInfo,
  gradeApplyRecord,
  gradeFile,
  gradeInfo,
  gradeNotice,
  gradeOffering,
  gradeStudent,
  marking,
  practice,
  result,
];
