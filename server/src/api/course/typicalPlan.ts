import * as contract from '#contract/course/typicalPlan.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { courseChoices as findCourses, testChoices as findTests } from '../../domain/typicalPlans/choices.ts';
import { decidePlan } from '../../domain/typicalPlans/decide.ts';
import { planAuthorOf } from '../../domain/typicalPlans/policies.ts';
import { planQueue } from '../../domain/typicalPlans/queue.ts';
import { submitPlan, withdrawPlan } from '../../domain/typicalPlans/submit.ts';
import { planList, planView } from '../../domain/typicalPlans/view.ts';
import { beginPlan, removePlan, savePlan } from '../../domain/typicalPlans/write.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, planList);

export const view = handle(contract.view, (ctx, { id }) => planView(ctx, id));

export const save = handle(contract.save, async (ctx, { positionName }) => ({
  id: await beginPlan(ctx, positionName),
}));

export const update = handle(contract.update, async (ctx, wish) => ({ revision: await savePlan(ctx, wish) }));

export const submit = handle(contract.submit, async (ctx, { id, note }) => {
  await submitPlan(ctx, id, note);
  return {};
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawPlan(ctx, id);
  return {};
});

// `delete` is not a name that a module can declare.
const removed = handle(contract.remove, async (ctx, { id }) => {
  await removePlan(ctx, id);
  return {};
});

export { removed as remove };

export const courseChoices = handle(contract.courseChoices, (ctx, wanted) => {
  planAuthorOf(ctx);
  return findCourses(ctx, wanted);
});

export const testChoices = handle(contract.testChoices, (ctx, wanted) => {
  planAuthorOf(ctx);
  return findTests(ctx, wanted);
});

export const queue = handle(contract.queue, planQueue);

export const audit = handle(contract.audit, async (ctx, verdict) => {
  const positionName = await decidePlan(ctx, verdict);
  const { auditStatus, auditOpinion } = verdict;
  ctx.changed({
    before: { positionName, auditStatus: AuditState.waiting },
    after: { auditStatus, auditOpinion },
  });
  return { id: verdict.id };
});
