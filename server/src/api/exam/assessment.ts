import * as contract from '#contract/exam/assessment.ts';
import { checklistOf } from '../../domain/assessments/checklist.ts';
import { copyAssessment, removeAssessment, saveAssessment } from '../../domain/assessments/keep.ts';
import { assessmentsPage, viewAssessment } from '../../domain/assessments/list.ts';
import { tryOutAssessment } from '../../domain/assessments/trial.ts';
import { publishAssessment, withdrawAssessment } from '../../domain/assessments/publish.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, assessmentsPage);

export const view = handle(contract.view, (ctx, { id }) => viewAssessment(ctx, id));

export const save = handle(contract.save, async (ctx, wanted) => {
  const saved = await saveAssessment(ctx, wanted);
  ctx.changed({ after: { id: saved.id, title: wanted.title, beginsAt: wanted.beginsAt, endsAt: wanted.endsAt } });
  return saved;
});

export const checklist = handle(contract.checklist, (ctx, { id }) => checklistOf(ctx, id));

export const publish = handle(contract.publish, publishAssessment);

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawAssessment(ctx, id);
  return {};
});

export const copy = handle(contract.copy, (ctx, { id }) => copyAssessment(ctx, id));

export const tryOut = handle(contract.tryOut, async (ctx, { id }) => ({
  assessmentId: await tryOutAssessment(ctx, id),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeAssessment(ctx, id);
  return {};
});
