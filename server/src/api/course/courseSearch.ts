import * as contract from '#contract/course/courseSearch.ts';
import { findInCourse } from '../../domain/courseSearch/find.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) =>
  findInCourse(ctx.db, await ctx.visitor(), wish, ctx.now),
);
