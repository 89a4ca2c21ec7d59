import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/dispute.ts';
import { course } from '../../db/schema/course.ts';
import { contest, decide } from '../../domain/study/dispute.ts';
import { disputeQueue, disputesOf } from '../../domain/study/disputeList.ts';
import { anyCourse, ownDisputes, taughtBy } from '../../domain/study/policies.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, { sittingId, reason }) => ({
  id: await contest(ctx, sittingId, reason),
}));

export const list = handle(contract.list, async (ctx, { courseId, ...request }) =>
  disputesOf(ctx.db, ownDisputes(ctx.user, courseId), request, ctx.now),
);

export const queue = handle(contract.queue, async (ctx, { courseId, ...request }) => {
  const mine = and(taughtBy(ctx.user), courseId ? eq(course.id, courseId) : undefined);
  return disputeQueue(ctx.db, mine, request, { userNo: ctx.user.userNo, now: ctx.now });
});

export const audit = handle(contract.audit, async (ctx, input) => ({
  id: input.id,
  granted: await decide(ctx, input, taughtBy(ctx.user)),
}));

export const handleList = handle(contract.handleList, async (ctx, request) =>
  disputeQueue(ctx.db, anyCourse, request, { userNo: ctx.user.userNo, now: ctx.now }),
);

export const handleAudit = handle(contract.handleAudit, async (ctx, input) => ({
  id: input.id,
  granted: await decide(ctx, input, anyCourse),
}));
