import * as courseInfo from '#contract/course/courseInfo.ts';
import { block } from '../../../shared/courses/block.ts';
import { shownPage } from '../../../shared/courses/shownCourse.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { shelfSpec } from './addresses.ts';
import { shelfKinds } from './shelfKinds.ts';
import type { ShelfKind } from './shelfKinds.ts';

const PAGE_SIZE = 12;

/** Whose courses: a lecturer's or an organization's. */
type Owner = { lecturerUserNo: string } | { orgNo: string };

/** How many of each kind somebody has on the shelf; a count that fails reads 0, and its tab is left out. */
export async function shelfCounts(api: PageApi, owner: Owner): Promise<Record<ShelfKind, number>> {
  const counts = await Promise.all(
    Object.entries(shelfKinds).map(async ([key, courseCategory]) => {
      const answer = api.call(courseInfo.list, { ...owner, courseCategory, pageSize: 1 });
      return [
        key,
        await block(
          answer.then(({ totalCount }) => totalCount),
          0,
        ),
      ] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ShelfKind, number>;
}

/** One page of a kind, in the order and page of the address. */
export const loadShelf = (request: Request, api: PageApi, owner: Owner, kind: ShelfKind) =>
  loadList(request, shelfSpec, ({ sort, page }) =>
    api
      .call(courseInfo.list, {
        ...owner,
        courseCategory: shelfKinds[kind],
        sortType: sort as 'default' | 'new' | 'hot',
        pageCurrent: page,
        pageSize: PAGE_SIZE,
      })
      .then(shownPage),
  );

/** The tabs that have something in them. */
export const filledKinds = (counts: Record<ShelfKind, number>): ShelfKind[] =>
  (Object.keys(shelfKinds) as ShelfKind[]).filter((kind) => counts[kind] > 0);
