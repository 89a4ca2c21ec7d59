import { and, eq, gt, or } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { ledgerDispute, studySitting, userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';

/** The row that says a person takes a course. */
export const theirs = (userNo: string, courseId: string) =>
  and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, courseId));

/** What a person studied is theirs alone. A class-hour that was opened and left without playing is nothing studied. */
export const ownSittings = (user: SessionUser, courseId?: string) =>
  and(
    eq(studySitting.userNo, user.userNo),
    courseId ? eq(studySitting.courseId, courseId) : undefined,
    or(gt(studySitting.lastAt, studySitting.startedAt), gt(studySitting.seconds, 0), gt(studySitting.granted, 0)),
  );

/** Of these, what took time or counted for something; the ledger shows the others too, because they may be contested. */
export const ownTracks = (user: SessionUser, courseId?: string) =>
  and(ownSittings(user, courseId), or(gt(studySitting.seconds, 0), gt(studySitting.granted, 0)));

export const ownDisputes = (user: SessionUser, courseId?: string) =>
  and(eq(ledgerDispute.userNo, user.userNo), courseId ? eq(ledgerDispute.courseId, courseId) : undefined);

/** The lecturer of the course decides; together with a join of the course. */
export const taughtBy = (user: SessionUser) => and(eq(course.lecturerUserNo, user.userNo), enabled(course));

/** What the platform's operators decide, when a lecturer does not answer or is gone; together with a join of the course. */
export const anyCourse = enabled(course);
