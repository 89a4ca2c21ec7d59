import * as assessments from '../../db/schema/assessment.ts';
import * as marking from '../../db/schema/marking.ts';
import * as papers from '../../db/schema/paper.ts';
import * as practice from '../../db/schema/practice.ts';
import * as questions from '../../db/schema/question.ts';
import * as sittings from '../../db/schema/sitting.ts';
import * as abilities from '../../db/schema/ability.ts';
import * as positions from '../../db/schema/typicalPosition.ts';
import * as programs from '../../db/schema/program.ts';
import * as tasks from '../../db/schema/task.ts';
import { byReviewer, kept, of, ownAndGone } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in questions, papers, examinations, practice and typical positions (`dataMap.ts`). */
export const assessing: readonly DataMapEntry[] = [
  of(questions.questionFolder, questions.questionFolder.userNo, { name: '题库的文件夹', ...kept }),
  of(questions.question, questions.question.authorUserNo, { name: '出的题', hidden: ['folded'], ...kept }),
  of(questions.questionVersion, questions.questionVersion.userNo, kept),
  of(questions.questionDraft, questions.questionDraft.userNo, {
    name: '没保存的题',
    merge: ['questionId'],
    erase: 'delete',
  }),
  of(questions.questionImport, questions.questionImport.userNo, { ...kept }),
  of(questions.questionReport, questions.questionReport.userNo, { name: '报告的题目问题', ...kept }),
  of(questions.questionReport, questions.questionReport.replyUserNo, byReviewer),
  of(papers.paper, papers.paper.authorUserNo, { name: '组的试卷', ...kept }),
  of(assessments.assessment, assessments.assessment.authorUserNo, { name: '发布的测评', hidden: ['rules'], ...kept }),
  of(assessments.assessment, assessments.assessment.releasedUserNo, byReviewer),
  of(assessments.assessmentCandidate, assessments.assessmentCandidate.userNo, {
    name: '参加的测评',
    hidden: ['layout', 'rehearsal'],
    merge: ['assessmentId'],
    erase: 'keep',
  }),
  of(assessments.assessmentStaff, assessments.assessmentStaff.userNo, { merge: ['assessmentId'], erase: 'keep' }),
  of(assessments.assessmentNotice, assessments.assessmentNotice.userNo, kept),
  of(assessments.assessmentNotice, assessments.assessmentNotice.toUserNo, kept),
  of(sittings.examSitting, sittings.examSitting.userNo, {
    name: '作答记录',
    hidden: ['layout', 'tabKey', 'tabTurn', 'lastHash'],
    merge: 'move',
    erase: { scratch: '' },
  }),
  of(sittings.examSitting, sittings.examSitting.verdictUserNo, byReviewer),
  of(sittings.examSitting, sittings.examSitting.confirmUserNo, byReviewer),
  of(sittings.sittingEvent, sittings.sittingEvent.actorUserNo, byReviewer),
  of(marking.examAnswer, marking.examAnswer.heldUserNo, byReviewer),
  of(marking.answerMark, marking.answerMark.markerUserNo, kept),
  of(marking.markChange, marking.markChange.actorUserNo, byReviewer),
  of(marking.markAppeal, marking.markAppeal.userNo, { name: '成绩申诉', hidden: ['auditUserNo'], ...kept }),
  of(marking.markAppeal, marking.markAppeal.auditUserNo, byReviewer),
  of(practice.practiceCard, practice.practiceCard.userNo, {
    name: '错题与复习',
    hidden: ['card'],
    merge: ['questionId'],
    erase: 'delete',
  }),
  of(practice.practiceAnswer, practice.practiceAnswer.userNo, { name: '练习的作答', ...ownAndGone }),
  of(tasks.task, tasks.task.authorUserNo, { name: '布置的任务', hidden: ['rules', 'rubric'], ...kept }),
  of(tasks.taskTarget, tasks.taskTarget.userNo, kept),
  of(tasks.taskPerson, tasks.taskPerson.userNo, {
    name: '要做的任务',
    hidden: ['rubricPoints', 'markerUserNo'],
    merge: ['taskId'],
    erase: { draftContent: '', draftFiles: [] },
  }),
  of(tasks.taskPerson, tasks.taskPerson.markerUserNo, byReviewer),
  of(tasks.taskSubmission, tasks.taskSubmission.userNo, {
    name: '提交的任务',
    hidden: ['clientKey', 'returnedUserNo'],
    ...kept,
  }),
  of(tasks.taskSubmission, tasks.taskSubmission.returnedUserNo, byReviewer),
  of(tasks.peerReview, tasks.peerReview.reviewerUserNo, {
    name: '给同学的互评',
    hidden: ['rubric', 'replacedUserNo'],
    merge: ['submissionId'],
    erase: 'keep',
  }),
  of(tasks.peerReview, tasks.peerReview.replacedUserNo, byReviewer),
  of(tasks.peerAppeal, tasks.peerAppeal.userNo, { name: '互评申诉', hidden: ['auditUserNo'], ...kept }),
  of(tasks.peerAppeal, tasks.peerAppeal.auditUserNo, byReviewer),
  of(abilities.typicalPosition, abilities.typicalPosition.authorUserNo, { name: '编写的典型岗位', ...kept }),
  of(positions.typicalPositionReview, positions.typicalPositionReview.submitUserNo, kept),
  of(positions.typicalPositionReview, positions.typicalPositionReview.auditUserNo, byReviewer),
  of(programs.program, programs.program.authorUserNo, { name: '编写的学习方案', ...kept }),
  of(programs.programReview, programs.programReview.submitUserNo, kept),
  of(programs.programReview, programs.programReview.auditUserNo, byReviewer),
  of(programs.programOffer, programs.programOffer.offeredUserNo, kept),
  of(programs.programOffer, programs.programOffer.answerUserNo, byReviewer),
  of(programs.programJoin, programs.programJoin.userNo, {
    name: '加入的学习方案',
    merge: ['programId'],
    erase: 'keep',
  }),
];
