import * as contract from '#contract/exam/gradeExamStudent.ts';
import { studentRelations } from '../../domain/gradeExams/lists.ts';
import { answersOf, completeMarking, machineMarks, scoreOf } from '../../domain/gradeExams/results.ts';
import { beginExam, handInExam, ownRelation, resumeExam, saveAnswer } from '../../domain/gradeExams/sit.ts';
import { handle } from '../../kit/handle.ts';

const own = { transaction: 'own' } as const;

export const page = handle(contract.page, studentRelations);

export const view = handle(contract.view, (ctx, { id }) => ownRelation(ctx, id));

/** Beginning, saving and handing in keep transactions of their own, as they do in the room. */
export const begin = handle(contract.begin, (ctx, { id }) => beginExam(ctx, id), own);

export const resume = handle(contract.resume, (ctx, { id }) => resumeExam(ctx, id));

export const answerSave = handle(contract.answerSave, saveAnswer, own);

export const submitAudit = handle(contract.submitAudit, (ctx, { id }) => handInExam(ctx, id), own);

export const viewScore = handle(contract.viewScore, (ctx, { id }) => scoreOf(ctx, id));

export const answerView = handle(contract.answerView, (ctx, { relationId }) => answersOf(ctx, relationId));

export const sysAudit = handle(contract.sysAudit, (ctx, { relationId }) => machineMarks(ctx, relationId));

export const auditComplete = handle(contract.auditComplete, async (ctx, { relationId, remark }) => {
  await completeMarking(ctx, relationId, remark);
  return {};
});
