import * as contract from '#contract/trade/seat.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { findMeant } from '../../domain/seats/find.ts';
import { giveSeats, takeSeatBack } from '../../domain/seats/give.ts';
import { classPage, peoplePage } from '../../domain/seats/people.ts';
import { holderPage, seatPage } from '../../domain/seats/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, request) => seatPage(ctx.db, staffOf(ctx.user).orgNo, request));

export const holders = handle(contract.holders, (ctx, request) => holderPage(ctx.db, staffOf(ctx.user).orgNo, request));

export const people = handle(contract.people, (ctx, request) =>
  peoplePage(ctx.db, staffOf(ctx.user).orgNo, request, ctx.now),
);

export const classes = handle(contract.classes, (ctx, request) => classPage(ctx.db, staffOf(ctx.user).orgNo, request));

export const find = handle(contract.find, (ctx, wanted) => findMeant(ctx.db, staffOf(ctx.user).orgNo, wanted, ctx.now));

export const give = handle(contract.give, async (ctx, { courseId, userNos }) => {
  const { orgNo } = staffOf(ctx.user);
  const given = await giveSeats(ctx.db, { orgNo, courseId, userNos }, ctx.now);
  ctx.changed({ orgNo, after: { courseId, userNos } });
  return { given };
});

export const takeBack = handle(contract.takeBack, async (ctx, { id }) => {
  const { orgNo } = staffOf(ctx.user);
  await takeSeatBack(ctx.db, orgNo, id, ctx.now);
  ctx.changed({ orgNo, after: { id } });
  return { id };
});
