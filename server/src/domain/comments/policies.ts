import { and, eq } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';

export const shownComment = enabled(courseComment);

/** Only who wrote it may take it back. */
export const ownComment = (user: SessionUser, id: string) =>
  and(eq(courseComment.id, id), eq(courseComment.userNo, user.userNo), shownComment);

/** An enrolment, expired or not: who took a course may say what it was like. */
export const takes = (userNo: string, courseId: string) =>
  and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, courseId), enabled(userCourse));
