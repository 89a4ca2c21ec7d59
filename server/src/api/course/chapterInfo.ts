import * as contract from '#contract/course/chapterInfo.ts';
import { chapterPage } from '../../domain/catalogue/chapters.ts';
import { readerOf } from '../../domain/catalogue/standing.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { courseId, ...request }) => {
  const reader = await readerOf(ctx.db, await ctx.visitor(), courseId, ctx.now);
  return chapterPage(ctx.db, courseId, request, reader);
});
