import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CourseCard } from '#contract/course/card.ts';
import type { SortType } from '#contract/course/courseInfo.ts';
import type { Page } from '#contract/kit/page.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { beginningWith } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { cardsOf, narrowCardQuery } from './cards.ts';
import { categories } from './categories.ts';
import { inCategory, orderOf } from './orders.ts';
import type { Level } from './orders.ts';
import type { ChosenCategory } from './plainList.ts';
import { plainCount, plainPage } from './plainList.ts';
import { onShelf } from './policies.ts';
import { timelinePage } from './timeline.ts';

export interface CatalogueFilter extends PageRequest {
  courseCategory?: CourseCategory;
  isAnyKind?: 0 | 1;
  categoryId?: string;
  categoryId1?: string;
  categoryId2?: string;
  categoryId3?: string;
  isFree?: 0 | 1;
  isVipFree?: 0 | 1;
  courseName: string;
  tag: string;
  fileType?: FileType;
  orgNo?: string;
  lecturerUserNo?: string;
  sortType: SortType;
}

/** A page of what is on the shelf. The total says at most `COUNT_CAP`. A category that does not exist has no courses. */
export async function listCatalogue(db: Db, filter: CatalogueFilter, now: Date): Promise<Page<CourseCard>> {
  const category = await categoryOf(db, filter, now);
  const page = isPlain(filter)
    ? await pageAt(filter, await plainCount(db, kindOf(filter)!, category), (limit, offset) =>
        plainPage(db, kindOf(filter)!, category, filter.sortType, limit, offset),
      )
    : await filteredPage(db, filter, category, now);
  return { ...page, list: await cardsOf(db, page.list, now) };
}

/** The course page of any condition; for lists that are not the public catalogue too. */
export const pageWhere = (db: Db, request: PageRequest, where: SQL | undefined, sortType: SortType, now: Date) =>
  throughIndexes(db, async (tx) =>
    pageAt(request, await cappedCount(tx, sql`${course}`, where), (limit, offset) =>
      sortType === 'time'
        ? timelinePage(tx, where, { limit, offset, now })
        : narrowCardQuery(tx, where, orderOf(sortType), limit, offset),
    ),
  );

/** The narrowest category that was given. */
async function categoryOf(db: Db, filter: CatalogueFilter, now: Date): Promise<ChosenCategory> {
  if (filter.categoryId3) return { level: 3, id: filter.categoryId3 };
  if (filter.categoryId2) return { level: 2, id: filter.categoryId2 };
  if (filter.categoryId1) return { level: 1, id: filter.categoryId1 };
  if (!filter.categoryId) return { level: 0, id: '0' };
  const floor = (await categories(db, now)).get(filter.categoryId)?.floor ?? 3;
  return { level: floor as Level, id: filter.categoryId };
}

/** Without a lecturer or an organization the list is that of one kind, because the indexes are. */
const kindOf = ({ courseCategory, isAnyKind, orgNo, lecturerUserNo }: CatalogueFilter): CourseCategory | undefined =>
  courseCategory ?? (isAnyKind === 1 || orgNo || lecturerUserNo ? undefined : CourseCategory.recorded);

/** Only a kind, a category and an order: what nearly every visitor asks for. */
const isPlain = (filter: CatalogueFilter): boolean =>
  kindOf(filter) !== undefined &&
  filter.sortType !== 'time' &&
  !filter.orgNo &&
  !filter.lecturerUserNo &&
  !filter.tag &&
  filter.fileType === undefined &&
  !filter.courseName &&
  filter.isFree === undefined &&
  filter.isVipFree === undefined;

/** Named one by one, so that the indexes that begin with the kind can count them. */
const everyKind = ({ isAnyKind }: CatalogueFilter): SQL | undefined =>
  isAnyKind === 1 ? inArray(course.courseCategory, [...CourseCategory.values]) : undefined;

/** How rare the values are decides the plan, so it is made anew for them. */
function filteredPage(db: Db, filter: CatalogueFilter, category: ChosenCategory, now: Date) {
  const kind = kindOf(filter);
  const where = and(
    onShelf,
    kind === undefined ? everyKind(filter) : eq(course.courseCategory, kind),
    inCategory(category.level, category.id),
    filter.orgNo ? eq(course.orgNo, filter.orgNo) : undefined,
    filter.lecturerUserNo ? eq(course.lecturerUserNo, filter.lecturerUserNo) : undefined,
    filter.isFree === undefined ? undefined : eq(course.isFree, filter.isFree),
    filter.isVipFree === undefined ? undefined : eq(course.isVipFree, filter.isVipFree),
    filter.courseName ? like(course.courseName, beginningWith(filter.courseName)) : undefined,
    filter.tag ? sql`${course.tags} @> array[${filter.tag}]` : undefined,
    filter.fileType === undefined ? undefined : sql`${course.fileKinds} @> array[${filter.fileType}]::smallint[]`,
  );
  return pageWhere(db, filter, where, filter.sortType, now);
}
