import * as contract from '#contract/user/orgExport.ts';
import { proveSelf } from '../../domain/account/proveSelf.ts';
import { administered } from '../../domain/orgExport/admins.ts';
import { askForExport, exportLink, exportPage, mayExport } from '../../domain/orgExport/exports.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, exportPage);

export const save = handle(
  contract.save,
  async (ctx, { isWithFiles, ...given }) => {
    await administered(ctx);
    const { use } = await proveSelf(ctx, given);
    const orgNo = await mayExport(ctx);
    const id = await ctx.db.transaction(async (tx) => {
      await use(tx);
      return askForExport(ctx, tx, { orgNo, isWithFiles });
    });
    ctx.changed({ after: { isWithFiles } });
    return { id };
  },
  { transaction: 'own' }, // a wrong proof is counted, whatever becomes of the call
);

export const download = handle(contract.download, (ctx, { id }) => exportLink(ctx, id));
