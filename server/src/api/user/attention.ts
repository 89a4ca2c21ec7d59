import * as contract from '#contract/user/attention.ts';
import type { Followed } from '../../domain/people/attention.ts';
import { follow, listFollowed, unfollow } from '../../domain/people/attention.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, input) => ({
  id: await follow(ctx.db, ctx.user.userNo, targetOf(input)),
}));

export const remove = handle(contract.remove, async (ctx, input) => {
  await unfollow(ctx.db, ctx.user.userNo, targetOf(input));
  return {};
});

export const list = handle(contract.list, async (ctx, { kind, ...request }) =>
  listFollowed(ctx.db, ctx.user.userNo, kind, request),
);

/** The contract lets exactly one of them through. */
const targetOf = ({ lecturerUserNo, orgNo }: { lecturerUserNo?: string; orgNo?: string }): Followed =>
  lecturerUserNo === undefined ? { kind: 'organization', refNo: orgNo! } : { kind: 'lecturer', refNo: lecturerUserNo };
