import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { CourseCategory } from './courseCategories.ts';

/**
 * What the global search finds, in the order of its tabs. Numbers below 100 are the search types of the site
 * (specification, section 2, Header); the others are ours.
 */
export const SearchKind = choice({
  course: [1, '课程'],
  live: [2, '直播'],
  resource: [4, '资料'],
  library: [103, '文库'],
  lecturer: [101, '讲师'],
  organization: [102, '机构与企业'],
  article: [8, '资讯'],
});

export type SearchKind = ValueOf<typeof SearchKind>;

/** Where a course is found: by its `courseCategory`. Bundles of recorded and live lessons are courses. */
export const searchKindOf = (courseCategory: number): SearchKind =>
  kindOfCourse.get(courseCategory) ?? SearchKind.course;

const kindOfCourse = new Map<number, SearchKind>([
  [CourseCategory.live, SearchKind.live],
  [CourseCategory.resource, SearchKind.resource],
  [CourseCategory.library, SearchKind.library],
]);
