import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/user/privacy.ts';
import { proveSelf } from '../../domain/account/proveSelf.ts';
import {
  lastAdministratorOf,
  requestDeletion,
  revokeDeletion,
  waitingDeletion,
} from '../../domain/privacy/deletion.ts';
import { countExport, exportData as dataOf } from '../../domain/privacy/exportData.ts';
import { handle } from '../../kit/handle.ts';

const own = { transaction: 'own' } as const;

export const deletion = handle(contract.deletion, async (ctx) => {
  const { userNo } = ctx.user;
  const waiting = await waitingDeletion(ctx.db, userNo);
  return {
    dueTime: waiting?.dueTime ?? null,
    requestedAt: waiting?.gmtCreate ?? null,
    lastOf: waiting ? [] : await lastAdministratorOf(ctx.db, userNo),
  };
});

export const deletionSave = handle(
  contract.deletionSave,
  async (ctx, { reason, proofWay, proof, captcha }) => ({
    dueTime: await requestDeletion(ctx, await proveSelf(ctx, { proofWay, proof, captcha }), reason),
  }),
  own,
);

export const deletionRevoke = handle(contract.deletionRevoke, async (ctx) => {
  await revokeDeletion(ctx);
  return {};
});

export const exportData = handle(
  contract.exportData,
  async (ctx, given) => {
    const { use } = await proveSelf(ctx, given);
    await countExport(ctx);
    await use(ctx.db);
    return { fileName: `知途-我的数据-${wireTime(ctx.now).slice(0, 10)}.json`, content: await dataOf(ctx) };
  },
  own,
);

export const deletionDue = handle(contract.deletionDue, async (ctx) => ({
  dueTime: (await waitingDeletion(ctx.db, ctx.user.userNo))?.dueTime ?? null,
}));
