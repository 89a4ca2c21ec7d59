import { RowState } from '#contract/rules/rowStates.ts';
import * as contract from '#contract/system/adminPerson.ts';
import type { Db } from '../../db/client.ts';
import { giveOperator as give, takeOperator as take } from '../../domain/console/operators.ts';
import { findPeople } from '../../domain/console/people.ts';
import { personView } from '../../domain/console/person.ts';
import { disablePerson, enablePerson, resetPerson, signOutPerson } from '../../domain/console/personActs.ts';
import { setPromoter } from '../../domain/console/promoters.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, input) => findPeople(ctx.db, input));

export const view = handle(contract.view, async (ctx, { userNo }) => ({
  ...(await personView(ctx.db, userNo, ctx.now)),
  isMe: userNo === ctx.user.userNo ? (1 as const) : (0 as const),
}));

export const disable = handle(contract.disable, async (ctx, { userNo, reason }) => {
  await disablePerson(ctx, userNo, reason);
  return {};
});

export const enable = handle(contract.enable, async (ctx, { userNo }) => {
  await enablePerson(ctx, userNo);
  return {};
});

export const disableBatch = handle(contract.disableBatch, async (ctx, { userNos, reason }) => {
  const act = (db: Db, userNo: string) => disablePerson({ ...ctx, db }, userNo, reason).then(() => userNo);
  const { done, ...outcome } = await eachRow(ctx.db, userNos, act);
  ctx.changed({ after: { userNos: done, statusId: RowState.disabled, reason } });
  return outcome;
});

export const enableBatch = handle(contract.enableBatch, async (ctx, { userNos }) => {
  const act = (db: Db, userNo: string) => enablePerson({ ...ctx, db }, userNo).then(() => userNo);
  const { done, ...outcome } = await eachRow(ctx.db, userNos, act);
  ctx.changed({ after: { userNos: done, statusId: RowState.normal } });
  return outcome;
});

export const resetPassword = handle(contract.resetPassword, async (ctx, { userNo }) => {
  await resetPerson(ctx, userNo);
  return {};
});

export const endSessions = handle(contract.endSessions, async (ctx, { userNo }) => {
  await signOutPerson(ctx, userNo);
  return {};
});

export const recommend = handle(contract.recommend, async (ctx, input) => {
  await setPromoter(ctx, input);
  return {};
});

export const giveOperator = handle(contract.giveOperator, async (ctx, { userNo, roleId }) => {
  await give(ctx, userNo, roleId);
  return {};
});

export const takeOperator = handle(contract.takeOperator, async (ctx, { identityId }) => {
  await take(ctx, identityId);
  return {};
});
