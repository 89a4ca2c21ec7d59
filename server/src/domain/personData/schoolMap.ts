import { RowState } from '#contract/rules/rowStates.ts';
import * as creditFields from '#contract/fields/credits.ts';
import * as leaveFields from '#contract/fields/leave.ts';
import * as scoreFields from '#contract/fields/scores.ts';
import * as trainingFields from '#contract/fields/training.ts';
import * as attendance from '../../db/schema/attendance.ts';
import * as credits from '../../db/schema/credit.ts';
import * as grades from '../../db/schema/grade.ts';
import * as leaves from '../../db/schema/leave.ts';
import * as scores from '../../db/schema/score.ts';
import * as timetable from '../../db/schema/timetable.ts';
import * as trainings from '../../db/schema/training.ts';
import { byReviewer, kept, NOBODY, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person where a school teaches them (`dataMap.ts`). */
export const school: readonly DataMapEntry[] = [
  of(grades.grade, grades.grade.ownerUserNo, { name: '开设的班级', ...kept }),
  of(grades.gradeStudent, grades.gradeStudent.userNo, {
    name: '所在班级',
    merge: ['gradeId'],
    erase: { remarkName: '', statusId: RowState.disabled },
  }),
  of(grades.gradeApply, grades.gradeApply.userNo, {
    name: '加入班级的申请',
    hidden: ['auditUserNo'],
    merge: ['gradeId', 'auditStatus'],
    erase: { note: '' },
  }),
  of(grades.gradeApply, grades.gradeApply.auditUserNo, byReviewer),
  of(grades.gradeNotice, grades.gradeNotice.userNo, { name: '发布的班级公告', ...kept }),
  of(grades.gradeFile, grades.gradeFile.userNo, { name: '放进班级的文件', ...kept }),
  of(timetable.offeringTeacher, timetable.offeringTeacher.userNo, { merge: ['offeringId'], erase: 'keep' }),
  of(timetable.offeringStudent, timetable.offeringStudent.userNo, {
    name: '选上的开课',
    merge: ['offeringId'],
    erase: 'delete',
  }),
  of(timetable.scheduleChange, timetable.scheduleChange.userNo, kept),
  of(timetable.lessonExchange, timetable.lessonExchange.userNo, {
    name: '代课与对调申请',
    hidden: ['auditUserNo'],
    ...kept,
  }),
  of(timetable.lessonExchange, timetable.lessonExchange.toUserNo, kept),
  of(timetable.lessonExchange, timetable.lessonExchange.auditUserNo, byReviewer),
  of(attendance.attendanceSession, attendance.attendanceSession.openedBy, kept),
  of(attendance.attendanceRecord, attendance.attendanceRecord.userNo, {
    name: '考勤',
    hidden: ['device', 'byUserNo'],
    merge: ['lessonId'],
    erase: { device: '', distance: null, accuracy: null },
  }),
  of(attendance.attendanceRecord, attendance.attendanceRecord.byUserNo, byReviewer),
  of(attendance.attendanceChange, attendance.attendanceChange.userNo, {
    name: '考勤的更正',
    hidden: ['byUserNo'],
    ...kept,
  }),
  of(attendance.attendanceChange, attendance.attendanceChange.byUserNo, byReviewer),
  of(leaves.leaveRequest, leaves.leaveRequest.userNo, {
    name: '请假',
    fields: leaveFields.leave,
    merge: 'move',
    erase: { reason: '', proofs: [] },
  }),
  of(leaves.leaveStep, leaves.leaveStep.approverUserNo, kept),
  of(leaves.leaveStep, leaves.leaveStep.byUserNo, byReviewer),
  of(timetable.lessonClaim, timetable.lessonClaim.teacherUserNo, { merge: ['lessonId'], erase: 'keep' }),
  of(scores.scoreEntry, scores.scoreEntry.userNo, { name: '各项成绩', merge: ['partId'], erase: 'keep' }),
  of(scores.scoreTotal, scores.scoreTotal.userNo, { name: '总评成绩', merge: ['offeringId'], erase: 'keep' }),
  of(scores.scoreChange, scores.scoreChange.userNo, { name: '成绩的更正', ...kept }),
  of(scores.scoreChange, scores.scoreChange.actorUserNo, byReviewer),
  of(scores.scoreAppeal, scores.scoreAppeal.userNo, {
    name: '成绩申诉',
    fields: scoreFields.scoreAppeal,
    merge: ['offeringId'],
    erase: { reason: '' },
  }),
  of(scores.scoreAppeal, scores.scoreAppeal.auditUserNo, byReviewer),
  of(trainings.trainingProject, trainings.trainingProject.authorUserNo, {
    name: '布置的实训',
    fields: trainingFields.trainingFacts,
    ...kept,
  }),
  of(trainings.trainingReport, trainings.trainingReport.userNo, {
    name: '实训报告',
    fields: trainingFields.trainingWork,
    hidden: ['clientKey', 'markerUserNo'],
    merge: ['projectId'],
    erase: { content: '', files: [] },
  }),
  of(trainings.trainingReport, trainings.trainingReport.markerUserNo, byReviewer),
  of(scores.transcript, scores.transcript.userNo, { name: '成绩单', merge: 'move', erase: { holderName: NOBODY } }),
  of(credits.creditApply, credits.creditApply.userNo, {
    name: '学分申请',
    fields: creditFields.creditApply,
    merge: ['subjectId'],
    erase: { evidence: '', evidenceUrls: [] },
  }),
  of(credits.creditApply, credits.creditApply.lecturerUserNo, byReviewer),
  of(credits.creditApply, credits.creditApply.auditUserNo, byReviewer),
  of(credits.creditLog, credits.creditLog.actorUserNo, byReviewer),
  of(credits.creditEntry, credits.creditEntry.userNo, { name: '学分账本', ...kept }),
  of(credits.creditEntry, credits.creditEntry.actorUserNo, byReviewer),
  of(timetable.scheduleFeed, timetable.scheduleFeed.userNo, {
    name: '日历订阅',
    hidden: ['token', 'bodyHash'],
    merge: [],
    erase: 'delete',
  }),
];
