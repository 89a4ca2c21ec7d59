import * as contract from '#contract/exam/gradeNotice.ts';
import { listNotices, pinNotice, publishNotice, removeNotice } from '../../domain/grades/notices.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, notice) => ({ id: await publishNotice(ctx, notice) }));

export const page = handle(contract.page, (ctx, { gradeId, ...wanted }) => listNotices(ctx, gradeId, wanted));

export const pin = handle(contract.pin, async (ctx, { id, isPinned }) => {
  await pinNotice(ctx, id, isPinned);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeNotice(ctx, id);
  return {};
});
