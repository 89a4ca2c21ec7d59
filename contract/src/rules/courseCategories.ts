import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What can be learnt or read: courses, live courses, bundles of both, resources, and what the library holds. */
export const CourseCategory = choice({
  recorded: [1, '录播'],
  live: [2, '直播'],
  both: [3, '录播加直播'],
  resource: [4, '资料'],
  library: [5, '文库'],
});

export type CourseCategory = ValueOf<typeof CourseCategory>;

/** What a block of the home page shows: bundles stand among the courses. */
export const ZoneType = choice({ course: [1, '课程'], live: [2, '直播'], resource: [4, '资料'], library: [5, '文库'] });

export type ZoneType = ValueOf<typeof ZoneType>;

/** Bundles of recorded and live lessons are sorted with the recorded courses. */
export const zoneTypeOf = (category: CourseCategory): ZoneType =>
  category === CourseCategory.both ? ZoneType.course : category;

/** Courses that are taken and finished; what is looked up or handed out gives no certificate and counts for no portrait. */
export const taughtCategories: readonly CourseCategory[] = [
  CourseCategory.recorded,
  CourseCategory.live,
  CourseCategory.both,
];

/** What stands in a zone or a category of this kind. */
export const coursesIn = (type: ZoneType): readonly CourseCategory[] =>
  CourseCategory.values.filter((category) => zoneTypeOf(category) === type);
