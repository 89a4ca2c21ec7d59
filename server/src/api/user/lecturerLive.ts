import * as contract from '#contract/user/lecturerLive.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { decideLive } from '../../domain/channel/decide.ts';
import { ownLive } from '../../domain/channel/own.ts';
import { liveQueue } from '../../domain/channel/queue.ts';
import { revokeLive } from '../../domain/channel/revoke.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx) => ownLive(ctx.db, ctx.user.userNo, ctx.now));

export const list = handle(contract.list, (ctx, request) =>
  liveQueue(ctx.db, request, { userNo: ctx.user.userNo, now: ctx.now }),
);

export const decide = handle(contract.decide, async (ctx, decision) => {
  const lecturerName = await decideLive(ctx, decision);
  const { id, ...verdict } = decision;
  ctx.changed({ before: { lecturerName, auditStatus: AuditState.waiting }, after: { lecturerName, ...verdict } });
  return { id };
});

export const revoke = handle(contract.revoke, async (ctx, decision) => {
  await revokeLive(ctx, decision);
  const { id, ...verdict } = decision;
  ctx.changed({ before: { auditStatus: AuditState.passed }, after: verdict });
  return { id };
});

export const batch = handle(contract.batch, async (ctx, { ids, ...verdict }) => {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) => decideLive({ ...ctx, db }, { id, ...verdict }));
  ctx.changed({ before: { auditStatus: AuditState.waiting }, after: { lecturerNames: done, ...verdict } });
  return outcome;
});
