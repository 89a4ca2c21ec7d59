import type { Zone } from '#contract/system/zone.ts';
import type { CourseCard } from '#contract/course/card.ts';
import { ZoneType } from '#contract/rules/courseCategories.ts';
import { tileCourse } from '../../../shared/courses/shownCourse.ts';
import type { TileCourse } from '../../../shared/courses/shownCourse.ts';

/** A zone with what is shown of it. */
export type ShownZone = Omit<Zone, 'courseList'> & { courseList: ZoneCourse[] };

/** A course of a zone; what only one form of zone shows is only there in such a zone. */
export type ZoneCourse = TileCourse & Partial<Pick<CourseCard, 'summary' | 'periodTotal'>>;

export interface Station {
  /** The one character in its node. */
  mark: string;
  name: string;
  note: string;
  to: string;
}

/** The five stations of the road, in their order. */
export const stations: readonly Station[] = [
  { mark: '学', name: '选课程', note: '录播、直播与班级课', to: '/list' },
  { mark: '练', name: '做练习', note: '按章节，边学边练', to: '/exam/exercise' },
  { mark: '考', name: '测能力', note: '知道强在哪、差多少', to: '/exam' },
  { mark: '岗', name: '找岗位', note: '先看要求，再投递', to: '/positionlist' },
  { mark: '创', name: '做项目', note: '从想法到孵化', to: '/startbusiness' },
];

/** Where everything of a zone's kind is listed. */
export const zonePath = (zoneType: ZoneType): string => zonePaths[zoneType];

const zonePaths: Record<ZoneType, string> = { 1: '/list', 2: '/live', 4: '/resource', 5: '/library' };

/** The first zone of courses leads: one large, four small. -1 when there is none. */
export const leadingOf = (zones: readonly Pick<Zone, 'zoneType'>[]): number =>
  zones.findIndex(({ zoneType }) => zoneType === ZoneType.course);

const mostOf: Partial<Record<ZoneType, number>> = { [ZoneType.live]: Infinity, [ZoneType.library]: 8 };

/** The zones with as many courses as they show, so that no others travel to the browser. The week counts all live ones. */
export function asShown(zones: readonly Zone[]): ShownZone[] {
  const leading = leadingOf(zones);
  return zones.map((zone, index) => {
    const most = mostOf[zone.zoneType] ?? (index === leading ? 5 : 4);
    return {
      ...zone,
      courseList: zone.courseList
        .slice(0, most)
        .map((course) => ({ ...tileCourse(course), ...moreOf(zone.zoneType, index === leading, course) })),
    };
  });
}

/** The length of a paper, and what a leading course is about. */
function moreOf(zoneType: ZoneType, isLeading: boolean, { summary, periodTotal }: CourseCard) {
  if (zoneType === ZoneType.library) return { periodTotal };
  return isLeading ? { summary } : {};
}
