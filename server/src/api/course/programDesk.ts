import * as contract from '#contract/course/programDesk.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { programCounts } from '../../domain/programs/count.ts';
import { decideProgram } from '../../domain/programs/decide.ts';
import { programList, programView } from '../../domain/programs/desk.ts';
import { programQueue } from '../../domain/programs/queue.ts';
import { submitProgram, withdrawProgram } from '../../domain/programs/submit.ts';
import { beginProgram, removeProgram, saveProgram, setProgramPrice } from '../../domain/programs/write.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, programList);

export const view = handle(contract.view, (ctx, { id }) => programView(ctx, id));

export const save = handle(contract.save, async (ctx, begun) => ({ id: await beginProgram(ctx, begun) }));

export const update = handle(contract.update, async (ctx, wish) => ({ revision: await saveProgram(ctx, wish) }));

export const submit = handle(contract.submit, async (ctx, { id, note }) => {
  await submitProgram(ctx, id, note);
  return {};
});

export const setPrice = handle(contract.setPrice, async (ctx, wish) => {
  await setProgramPrice(ctx, wish);
  return {};
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawProgram(ctx, id);
  return {};
});

// `delete` is not a name that a module can declare.
const removed = handle(contract.remove, async (ctx, { id }) => {
  await removeProgram(ctx, id);
  return {};
});

export { removed as remove };

export const queue = handle(contract.queue, programQueue);

export const audit = handle(contract.audit, async (ctx, verdict) => {
  const programName = await decideProgram(ctx, verdict);
  const { auditStatus, auditOpinion } = verdict;
  ctx.changed({
    before: { programName, auditStatus: AuditState.waiting },
    after: { auditStatus, auditOpinion },
  });
  return { id: verdict.id };
});

export const count = handle(contract.count, programCounts);
