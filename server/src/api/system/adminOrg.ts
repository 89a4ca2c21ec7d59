import * as contract from '#contract/system/adminOrg.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { changeOrganization, findOrganizations } from '../../domain/console/organizations.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, input) => findOrganizations(ctx.db, input));

export const disable = handle(contract.disable, async (ctx, input) => {
  await changeOrganization(ctx, { ...input, set: { statusId: RowState.disabled } });
  return {};
});

export const enable = handle(contract.enable, async (ctx, input) => {
  await changeOrganization(ctx, { ...input, set: { statusId: RowState.normal } });
  return {};
});

export const recommend = handle(contract.recommend, async (ctx, { sort, ...input }) => {
  await changeOrganization(ctx, { ...input, set: { sort } });
  return {};
});
