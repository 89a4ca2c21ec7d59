import * as contract from '#contract/user/lecturerTag.ts';
import { viewLecturer } from '../../domain/people/lecturers.ts';
import { handle } from '../../kit/handle.ts';

export const getTagByLecturerUserNo = handle(contract.getTagByLecturerUserNo, async (ctx, { lecturerUserNo }) => {
  const { tags } = await viewLecturer(ctx.db, lecturerUserNo, undefined);
  return { list: tags.map((tagName) => ({ tagName })) };
});
