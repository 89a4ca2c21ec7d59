import type { Handler } from '../../kit/handle.ts';
import * as appeal from './appeal.ts';
import * as assessment from './assessment.ts';
import * as assessmentStaff from './assessmentStaff.ts';
import * as candidate from './candidate.ts';
import * as courseNode from './courseNode.ts';
import * as examInfo from './examInfo.ts';
import * as gradeApplyRecord from './gradeApplyRecord.ts';
import * as gradeExam from './gradeExam.ts';
import * as gradeExamStudent from './gradeExamStudent.ts';
import * as gradeFile from './gradeFile.ts';
import * as gradeInfo from './gradeInfo.ts';
import * as gradeNotice from './gradeNotice.ts';
import * as gradeOffering from './gradeOffering.ts';
import * as gradeStudent from './gradeStudent.ts';
import * as learnProgress from './learnProgress.ts';
import * as marking from './marking.ts';
import * as myTask from './myTask.ts';
import * as paper from './paper.ts';
import * as peerReview from './peerReview.ts';
import * as peerReviewManage from './peerReviewManage.ts';
import * as positionTest from './positionTest.ts';
import * as practice from './practice.ts';
import * as question from './question.ts';
import * as questionDraft from './questionDraft.ts';
import * as questionExport from './questionExport.ts';
import * as questionFolder from './questionFolder.ts';
import * as questionImport from './questionImport.ts';
import * as questionReport from './questionReport.ts';
import * as result from './result.ts';
import * as runCorrection from './runCorrection.ts';
import * as running from './running.ts';
import * as sitting from './sitting.ts';
import * as task from './task.ts';
import * as taskAudit from './taskAudit.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  appeal,
  assessment,
  assessmentStaff,
  candidate,
  courseNode,
  examInfo,
  gradeApplyRecord,
  gradeExam,
  gradeExamStudent,
  gradeFile,
  gradeInfo,
  gradeNotice,
  gradeOffering,
  gradeStudent,
  learnProgress,
  marking,
  myTask,
  paper,
  peerReview,
  peerReviewManage,
  positionTest,
  practice,
  question,
  questionDraft,
  questionExport,
  questionFolder,
  questionImport,
  questionReport,
  result,
  runCorrection,
  running,
  sitting,
  task,
  taskAudit,
];
