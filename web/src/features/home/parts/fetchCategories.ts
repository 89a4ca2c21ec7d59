import * as category from '#contract/course/category.ts';
import type { CategoryTree } from '#contract/course/category.ts';
import { call } from '../../../kit/call.ts';

/** The three levels of the course categories, fetched in the browser. */
export const fetchCategories = async (): Promise<readonly CategoryTree[]> =>
  (await call(category.list, { categoryType: 1 }, { isShowErrTip: false })).courseCategoryList;
