import * as contract from '#contract/course/chapterInfo.ts';
import { chapterPage } from '../../domain/catalogue/chapters.ts';
import { readerOf } from '../../domain/catalogue/standing.ts';
import { withNodes } from '../../domain/courseNodes/states.ts';
import { withTools } from '../../domain/ltiTools/states.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { courseId, ...request }) => {
  const reader = await readerOf(ctx.db, await ctx.visitor(), courseId, ctx.now);
  const page = await chapterPage(ctx.db, courseId, request, reader);
  const chapters = await withNodes(ctx.db, reader.userNo, page.list, ctx.now);
  return { ...page, list: await withTools(ctx.db, reader.userNo, chapters) };
});
