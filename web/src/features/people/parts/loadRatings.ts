import * as courseAssess from '#contract/course/courseAssess.ts';
import { block } from '../../../shared/courses/block.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { ratingSpec } from './addresses.ts';

/** How many ratings a lecturer's courses have; 0 when it cannot be told, and the tab is left out. */
export const ratingCount = (api: PageApi, lecturerUserNo: string): Promise<number> =>
  block(
    api.call(courseAssess.lecturerList, { lecturerUserNo, pageSize: 1 }).then(({ totalCount }) => totalCount),
    0,
  );

/** The page of ratings that the address names. */
export const loadRatings = (request: Request, api: PageApi, lecturerUserNo: string) =>
  loadList(request, ratingSpec, ({ page }) =>
    api.call(courseAssess.lecturerList, { lecturerUserNo, pageCurrent: page, pageSize: 10 }),
  );
