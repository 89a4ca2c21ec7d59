import * as contract from '#contract/user/schoolTerm.ts';
import { addTerm, editTerm, removeTerm, termPage } from '../../domain/school/terms.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, termPage);

export const save = handle(contract.save, async (ctx, facts) => {
  const id = await addTerm(ctx, facts);
  ctx.changed({ after: facts });
  return { id };
});

export const update = handle(contract.update, async (ctx, { id, ...facts }) => {
  const { schoolYear, semester, beginOn, weeks } = await editTerm(ctx, id, facts);
  ctx.changed({ before: { schoolYear, semester, beginOn, weeks }, after: facts });
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const { schoolYear, semester, beginOn, weeks } = await removeTerm(ctx, id);
  ctx.changed({ before: { schoolYear, semester, beginOn, weeks } });
  return { id };
});
