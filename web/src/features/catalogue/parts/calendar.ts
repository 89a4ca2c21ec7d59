import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import type { CalendarEvent } from '../../../shared/day/calendarFile.ts';
import { sessionsOf } from './outlineFacts.ts';

/** The sessions of a live course, else the course as a whole. */
export function eventsOf(course: CourseView, chapters: readonly Chapter[], publicUrl: string): CalendarEvent[] {
  const shared = { note: course.summary, url: publicUrl + coursePath(course) };
  const sessions = sessionsOf(chapters).map(({ id, periodName, startTime }) => ({
    ...shared,
    uid: `period-${id}@zhitu`,
    title: `${course.courseName}：${periodName}`,
    start: startTime,
    end: startTime === course.startTime ? course.endTime : null,
  }));
  if (sessions.length > 0 || course.startTime === null) return sessions;
  return [
    {
      ...shared,
      uid: `course-${course.id}@zhitu`,
      title: course.courseName,
      start: course.startTime,
      end: course.endTime,
    },
  ];
}
