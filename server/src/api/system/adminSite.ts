import * as contract from '#contract/system/adminSite.ts';
import { changeSite, cleanTexts, siteSettings } from '../../domain/console/siteSettings.ts';
import { lastRemovals } from '../../domain/site/retention.ts';
import { handle } from '../../kit/handle.ts';

export const get = handle(contract.get, async (ctx) => {
  const { shellHosts, ...site } = await siteSettings(ctx.db);
  return {
    ...site,
    ...cleanTexts(site),
    shellHosts: shellHosts.join('\n'),
    removals: await lastRemovals(ctx.db),
  };
});

export const save = handle(contract.save, async (ctx, { version, shellHosts, ...given }) => {
  const hosts = shellHosts === undefined ? {} : { shellHosts: contract.hostsIn(shellHosts.toLowerCase()) };
  await changeSite(ctx, version, { ...given, ...hosts });
  return {};
});
