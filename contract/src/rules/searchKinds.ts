import { blogPath } from './blog.ts';
import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { CourseCategory } from './courseCategories.ts';
import { examPath } from './examPath.ts';
import { quesPath } from './ques.ts';
import { coursePath, infoPath, lecturerPath, orgPath, vacancyPath } from './pagePaths.ts';

/**
 * What the global search finds, in the order of its tabs. Numbers below 100 are the search types of the site
 * (specification, section 2, Header); the others are ours.
 */
export const SearchKind = choice({
  course: [1, '课程'],
  live: [2, '直播'],
  resource: [4, '资料'],
  library: [103, '文库'],
  exam: [5, '试卷'],
  lecturer: [101, '讲师'],
  organization: [102, '机构与企业'],
  blog: [6, '博客'],
  ques: [7, '问答'],
  vacancy: [104, '职位'],
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

/** These kinds have a price and an order; the others are people, organizations and texts. */
export const isCourseKind = (kind: SearchKind): boolean => [1, 2, 4, 103].includes(kind);

/** Where what was found has its page. */
export const foundPath = (kind: SearchKind, id: string): string => pathOf[kind](id);

const pathOf: Record<SearchKind, (id: string) => string> = {
  [SearchKind.course]: (id) => coursePath({ id, courseCategory: CourseCategory.recorded }),
  [SearchKind.live]: (id) => coursePath({ id, courseCategory: CourseCategory.live }),
  [SearchKind.resource]: (id) => coursePath({ id, courseCategory: CourseCategory.resource }),
  [SearchKind.library]: (id) => coursePath({ id, courseCategory: CourseCategory.library }),
  [SearchKind.exam]: examPath,
  [SearchKind.lecturer]: lecturerPath,
  [SearchKind.organization]: orgPath,
  [SearchKind.blog]: blogPath,
  [SearchKind.ques]: quesPath,
  [SearchKind.vacancy]: vacancyPath,
  [SearchKind.article]: infoPath,
};
