import { and, eq, ilike, sql } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { periodNote, userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';

/** A note is its writer's alone, whatever the role of who asks. */
export const ownNotes = (user: SessionUser) => eq(periodNote.userNo, user.userNo);

/** Those of one course, or with a word in them. */
export const ownNotesIn = (user: SessionUser, { courseId, keyword = '' }: { courseId?: string; keyword?: string }) =>
  and(
    ownNotes(user),
    courseId === undefined ? undefined : eq(periodNote.courseId, courseId),
    keyword === '' ? undefined : ilike(periodNote.content, containing(keyword)),
  );

/** The page of the class-hour is there for the writer; together with joins of course, chapter and class-hour. */
export const stillOpens = sql<boolean>`${enabled(course)} and ${enabled(courseChapter)}
  and ${enabled(coursePeriod)} and (${course.isPutaway} = 1 or exists (select 1 from ${userCourse}
    where ${userCourse.userNo} = ${periodNote.userNo} and ${userCourse.courseId} = ${course.id}
      and ${enabled(userCourse)}))`;
