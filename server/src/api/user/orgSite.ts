import * as contract from '#contract/user/orgSite.ts';
import { saveSite, verifySite, viewSite } from '../../domain/orgSite/site.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, viewSite);

export const save = handle(contract.save, async (ctx, wish) => {
  await saveSite(ctx, wish);
  return {};
});

export const verify = handle(contract.verify, verifySite, {
  transaction: 'own', // asking the DNS and another server takes its time
});
