import * as contract from '#contract/user/lecturer.ts';
import { listLecturers, ownLecturer, viewLecturer } from '../../domain/people/lecturers.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, filter) =>
  listLecturers(ctx.db, filter, (await ctx.visitor())?.userNo),
);

export const view = handle(contract.view, async (ctx, { lecturerUserNo }) =>
  viewLecturer(ctx.db, lecturerUserNo, (await ctx.visitor())?.userNo),
);

export const authView = handle(contract.authView, async (ctx, { lecturerUserNo }) => {
  const { userNo } = ctx.user;
  if (lecturerUserNo === undefined || lecturerUserNo === userNo)
    return { ...(await ownLecturer(ctx.db, userNo)), isOwn: 1 as const };
  const shown = await viewLecturer(ctx.db, lecturerUserNo, userNo);
  return { ...shown, isOwn: 0 as const, lecturerMobile: '', lecturerEmail: '' };
});
