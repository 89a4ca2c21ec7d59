import { and, eq, sql } from 'drizzle-orm';
import { CONTEXT_CLOSED } from '#contract/im/failures.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { ChatContext, ChatRole } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { hiringCard, mattersOf } from './hiringAbout.ts';
import { isHiring } from './hiringRights.ts';
import { holdContext } from './holdContext.ts';
import type { Place } from './holdContext.ts';
import { keepGradeInStep } from './inStep.ts';
import { bringIn, isPutOut } from './members.ts';
import { nameOf } from './people.ts';
import { openHiring } from './openHiring.ts';
import type { ConversationRow } from './policies.ts';

/**
 * The conversation of a course, a class, an application or an interview, with the caller in it.
 * @throws CONTEXT_CLOSED, UNNAMED_YET, CONTEXT_OVER, GROUP_FULL
 */
export async function openContext(ctx: UserCtx, place: Place): Promise<string> {
  if (isHiring(place.context)) return openHiring(ctx, place.context, place.contextId);
  return place.context === ChatContext.course ? openCourse(ctx, place.contextId) : openGrade(ctx, place.contextId);
}

/** Its lecturer and whoever takes it: each comes in by opening it, and may leave again. */
async function openCourse({ db, user, now }: UserCtx, courseId: string): Promise<string> {
  const takes = sql<boolean>`exists (select 1 from ${userCourse} where "user_course"."course_id" = "course"."id"
    and "user_course"."user_no" = ${user.userNo} and ${enabledAs('user_course')}
    and coalesce("user_course"."expires_at" > ${wireTime(now)}, true))`;
  const [found] = await db
    .select({ name: course.courseName, lecturerUserNo: course.lecturerUserNo, takes })
    .from(course)
    .where(and(eq(course.id, courseId), enabled(course)));
  const isLecturer = found?.lecturerUserNo === user.userNo;
  if (!found || !(isLecturer || found.takes)) throw fail(CONTEXT_CLOSED);
  const held = await holdContext(db, { context: ChatContext.course, contextId: courseId }, found.name, now);
  if (await isPutOut(db, held.id, user.userNo))
    throw fail(CONTEXT_CLOSED, '你被移出了这个群，群主或管理员邀请你才能再进');
  const lecturer = { userNo: found.lecturerUserNo, chatRole: ChatRole.owner };
  const coming = isLecturer ? [lecturer] : [lecturer, { userNo: user.userNo, chatRole: ChatRole.member }];
  await bringIn(db, held, coming, { now, seesAll: true });
  return held.id;
}

async function openGrade({ db, user, now }: UserCtx, gradeId: string): Promise<string> {
  const its = and(eq(gradeStudent.gradeId, gradeId), eq(gradeStudent.userNo, user.userNo), enabled(gradeStudent));
  if ((await db.$count(gradeStudent, its)) === 0) throw fail(CONTEXT_CLOSED);
  return keepGradeInStep(db, gradeId, now);
}

/** What a conversation belongs to, as the card above it shows. */
export async function contextCard(
  db: Db,
  { context, contextId }: ConversationRow,
  viewerUserNo: string,
): Promise<ConversationView['contextCard']> {
  if (contextId === null) return null;
  if (isHiring(context)) {
    const [matter] = await mattersOf(db, context, [contextId]);
    return matter ? hiringCard(context, contextId, matter, viewerUserNo) : null;
  }
  if (context === ChatContext.course) {
    const [row] = await db
      .select({ title: course.courseName, picture: course.courseLogo, lecturerUserNo: course.lecturerUserNo })
      .from(course)
      .where(eq(course.id, contextId));
    if (!row) return null;
    const subtitle = await nameOf(db, row.lecturerUserNo);
    return { context, contextId, title: row.title, subtitle, picture: row.picture, path: `/course/${contextId}` };
  }
  const [row] = await db
    .select({ title: grade.gradeName, picture: grade.coverUrl, intro: grade.intro })
    .from(grade)
    .where(eq(grade.id, contextId));
  if (!row) return null;
  const path = `/account/grades/${contextId}`;
  return { context, contextId, title: row.title, subtitle: row.intro.slice(0, 60), picture: row.picture, path };
}
