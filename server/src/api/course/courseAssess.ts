import * as contract from '#contract/course/courseAssess.ts';
import { removeComment } from '../../domain/comments/remove.ts';
import { ratingsOfLecturer } from '../../domain/comments/ratings.ts';
import { reviseRating } from '../../domain/comments/revise.ts';
import { submitComment } from '../../domain/comments/submit.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, rating) => ({
  id: await submitComment(ctx.db, ctx.user.userNo, { ...rating, parentId: '0' }, ctx.now),
}));

export const update = handle(contract.update, async (ctx, rating) => {
  await reviseRating(ctx.db, ctx.user, rating, ctx.now);
  return { id: rating.id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeComment(ctx.db, ctx.user, id, ctx.now);
  return { id };
});

export const lecturerList = handle(contract.lecturerList, (ctx, { lecturerUserNo, ...request }) =>
  ratingsOfLecturer(ctx.db, lecturerUserNo, request),
);
