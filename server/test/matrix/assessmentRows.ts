import type { PgTable } from 'drizzle-orm/pg-core';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import type { Db } from '#server/db/client.ts';
import { examAnswer, markAppeal } from '#server/db/schema/marking.ts';
import { practiceCard } from '#server/db/schema/practice.ts';
import { questionFolder, questionImport, questionReport } from '#server/db/schema/question.ts';
import { typicalPosition } from '#server/db/schema/ability.ts';
import { typicalPositionTest } from '#server/db/schema/typicalPosition.ts';
import { sittingEvent } from '#server/db/schema/sitting.ts';
import { peerAppeal } from '#server/db/schema/task.ts';
import { addCandidate, makeAssessment, makePaper, makeQuestion, makeSitting } from '../assessment.ts';
import type { MadePaper } from '../assessment.ts';
import { addTaskPerson, makeHandedInTask, makePeerReview, makeTask } from '../tasks.ts';

const NOW = '2026-11-21 10:00:00';

type Insert = (table: PgTable, values: object) => Promise<string>;

interface Owner {
  tag: string;
  userNo: string;
  /** A class that they are in. */
  gradeId: string;
  orgNo: string;
  /** Somebody who learns with them. */
  classmateNo: string;
}

/** A sitting of a position test, which a public typical position names. */
async function makeMeasured(db: Db, of: { authorUserNo: string; paper: MadePaper; title: string }): Promise<string> {
  const { authorUserNo, paper, title } = of;
  const assessmentId = await makeAssessment(db, { ...of, kind: AssessmentKind.positionTest });
  const [named] = await db
    .insert(typicalPosition)
    .values({ authorUserNo, positionName: title, version: 1, publishedTime: NOW })
    .returning({ id: typicalPosition.id });
  await db.insert(typicalPositionTest).values({ typicalPositionId: named!.id, assessmentId, sort: 1 });
  const candidateId = await addCandidate(db, assessmentId, authorUserNo, paper);
  return makeSitting(db, { assessmentId, candidateId, userNo: authorUserNo, paper, submittedAt: NOW });
}

/** What examining is made of, a row of each kind: its author sits their own examination. */
export async function makeAssessmentRows(db: Db, insert: Insert, { tag, userNo, gradeId, orgNo, classmateNo }: Owner) {
  const by = { authorUserNo: userNo };
  const made = await makePaper(db, { ...by, samples: ['single', 'short'], name: `${tag}试卷` });
  const assessmentId = await makeAssessment(db, { ...by, paper: made, title: `${tag}测评`, attempts: 3 });
  const candidateId = await addCandidate(db, assessmentId, userNo, made);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper: made, submittedAt: NOW });
  const ofClass = await makeAssessment(db, { ...by, paper: made, kind: 5, gradeId, title: `${tag}班级考试` });
  const ofOrg = { ...by, orgNo, isOfOrg: 1 } as const;
  const orgPaper = await makePaper(db, { ...ofOrg, samples: ['judge'], name: `${tag}单位试卷` });
  const free = await makeQuestion(db, { ...by, stem: `<p>${tag}题目</p>` });
  const [, byHand] = made.items;
  const answerId = await insert(examAnswer, {
    sittingId,
    assessmentId,
    slot: byHand!.itemId,
    questionId: byHand!.questionId,
    questionVersionId: byHand!.versionId,
    questionType: byHand!.questionType,
    fullPoints: byHand!.points,
    answer: `${tag}作答`,
    isUnanswered: 0,
  });
  const { questionId, versionId } = made.items[0]!;
  const appeal = { sittingId, assessmentId, userNo, submitTime: NOW, reason: `${tag}申诉` };
  const ownAppeal = await insert(markAppeal, { ...appeal, answerId });
  const peerTask = await makeTask(db, {
    ...by,
    title: `${tag}任务`,
    rules: { isPeer: 1 },
    peerAssignedAt: NOW,
    peerPublishedAt: NOW,
  });
  const { submissionId } = await makeHandedInTask(db, peerTask, userNo, `<p>${tag}作品</p>`);
  const said = { points: 800, content: `${tag}的互评评语` };
  const review = await makePeerReview(db, { taskId: peerTask, submissionId, reviewerUserNo: userNo, ...said });
  const objection = { taskId: peerTask, reviewId: review, userNo, submitTime: NOW, reason: `${tag}互评申诉` };
  const appealed = await insert(peerAppeal, objection);
  const card = {
    due: 0,
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    learningSteps: 0,
    state: 0,
    lastReview: null,
  };
  const memory = { userNo, questionId, assessmentId, card, dueAt: NOW, gmtModified: NOW, note: `${tag}笔记` };
  const taskId = await makeTask(db, { ...by, title: `${tag}任务` });
  await addTaskPerson(db, taskId, userNo);
  const { personId } = await makeHandedInTask(db, taskId, classmateNo, `<p>${tag}作业</p>`);
  const read = { userNo, fileName: `${tag}题目.xlsx`, format: 'excel', totalCount: 1, badCount: 1 };
  return {
    question: free.id,
    questionFolder: await insert(questionFolder, { userNo, folderName: `${tag}题库夹` }),
    questionImport: await insert(questionImport, { ...read, rows: [] }),
    questionReport: await insert(questionReport, { questionId, versionId, userNo, content: `${tag}报告` }),
    task: taskId,
    ownTask: taskId,
    taskPerson: personId,
    paper: made.paperId,
    assessment: assessmentId,
    orgAssessment: await makeAssessment(db, { ...ofOrg, paper: orgPaper, title: `${tag}单位测评` }),
    candidate: candidateId,
    ownCandidate: await addCandidate(db, ofClass, userNo, made),
    examSitting: sittingId,
    runSitting: sittingId,
    measuredSitting: await makeMeasured(db, { authorUserNo: userNo, paper: made, title: `${tag}岗位测试` }),
    ownSittingEvent: await insert(sittingEvent, { sittingId, assessmentId, eventKind: 2, at: NOW, seconds: 9 }),
    examAnswer: answerId,
    markAppeal: ownAppeal,
    ownAppeal,
    peerTask,
    peerReview: review,
    ownPeerReview: review,
    receivedReview: review,
    peerAppeal: appealed,
    ownPeerAppeal: appealed,
    practiceCard: await insert(practiceCard, { ...memory, isWrong: 1 }),
  };
}
