import * as contract from '#contract/community/blogRecord.ts';
import { confirmValid, record, recordedArticles, unrecord } from '../../domain/community/records.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, target) => ({ count: await record(ctx, target) }));

export const remove = handle(contract.remove, async (ctx, target) => ({ count: await unrecord(ctx, target) }));

export const list = handle(contract.list, async (ctx, { opType, ...request }) =>
  recordedArticles(ctx.db, ctx.user.userNo, opType, request),
);

export const update = handle(contract.update, async (ctx, { weblogId, isValid }) => ({
  countConfirm: await confirmValid(ctx, weblogId, isValid),
}));
