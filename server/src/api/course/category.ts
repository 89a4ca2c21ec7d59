import * as contract from '#contract/course/category.ts';
import { categories, categoryTree } from '../../domain/catalogue/categories.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { categoryType }) => ({
  courseCategoryList: categoryTree(await categories(ctx.db, ctx.now), categoryType),
}));
