import { and, eq, sql } from 'drizzle-orm';
import { TOO_MANY_COURSES } from '#contract/course/authoringFailures.ts';
import { courseFacts } from '#contract/fields/course.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { courseAudit, courseChapterAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { heldDraft } from './submit.ts';
import { authorOf, ownDrafts } from './policies.ts';
import { raisedByDraft } from './raised.ts';

const MOST_UNPUBLISHED = 200;
const NAME_LENGTH = courseFacts.courseName.max;
const MARK = '（副本）';

/** A new course of the caller. Those without chapters have one that nobody sees. @throws NOT_AN_AUTHOR, TOO_MANY_COURSES */
export async function beginCourse(ctx: UserCtx, courseKind: CourseKind, courseName: string): Promise<string> {
  const { db, user } = ctx;
  const author = await authorOf(ctx);
  await mustHaveRoom(ctx);
  const [row] = await db
    .insert(courseAudit)
    .values({ ...author, courseKind, courseName, authorUserNo: user.userNo })
    .returning({ id: courseAudit.id });
  const courseId = row!.id;
  if (courseKinds[courseKind].outline !== 'chapters')
    await db.insert(courseChapterAudit).values({ courseId, chapterName: '全部' });
  return courseId;
}

/** How it stands with a course that nobody handed in. */
const unwritten = {
  revision: 0,
  outlineRevision: 0,
  auditStatus: DraftState.editing,
  auditOpinion: '',
  remarks: [],
  submitTime: null,
  auditTime: null,
};

/** A new course with everything that is in this one; files are shared. @throws NOT_FOUND, TOO_MANY_COURSES */
export async function copyCourse(ctx: UserCtx, id: string): Promise<string> {
  const { db, user } = ctx;
  const draft = await heldDraft(ctx, id);
  await mustHaveRoom(ctx);
  const { id: _id, gmtCreate: _created, gmtModified: _modified, ...kept } = draft;
  const abilities = await raisedByDraft(db, draft);
  const courseName = `${draft.courseName.slice(0, NAME_LENGTH - MARK.length)}${MARK}`;
  const [row] = await db
    .insert(courseAudit)
    .values({ ...kept, ...unwritten, abilities, courseName, authorUserNo: user.userNo })
    .returning({ id: courseAudit.id });
  const copyId = row!.id;
  await db.execute(sql`
    with chapter as (
      select id as old, nextval('ids') as new from course_chapter_audit where course_id = ${id}
    ), made_chapter as (
      insert into course_chapter_audit (id, sort, course_id, chapter_name, chapter_desc, is_free)
      select chapter.new, sort, ${copyId}, chapter_name, chapter_desc, is_free
      from course_chapter_audit c join chapter on chapter.old = c.id
    ), period as (
      select id as old, nextval('ids') as new from course_period_audit where course_id = ${id}
    ), made_period as (
      insert into course_period_audit (id, sort, course_id, chapter_id, period_name, period_desc, is_free, file_type,
        media_id, link_url, assessment_id, tool_link_id, content, page_seconds, minutes)
      select period.new, p.sort, ${copyId}, chapter.new, period_name, period_desc, is_free, file_type, media_id, link_url,
        assessment_id, tool_link_id, content, page_seconds, minutes
      from course_period_audit p join period on period.old = p.id join chapter on chapter.old = p.chapter_id
    )
    insert into courseware_audit (sort, course_id, period_id, doc_name, media_id)
    select w.sort, ${copyId}, period.new, w.doc_name, w.media_id
    from courseware_audit w join period on period.old = w.period_id`);
  return copyId;
}

/** Half-written courses are kept for good, so there is an end to them. @throws TOO_MANY_COURSES */
export async function mustHaveRoom(ctx: UserCtx): Promise<void> {
  const unpublished = sql`not exists (select 1 from ${course} where ${course.id} = ${courseAudit.id})`;
  const own = and(ownDrafts(ctx), eq(courseAudit.authorUserNo, ctx.user.userNo), unpublished);
  if ((await ctx.db.$count(courseAudit, own)) >= MOST_UNPUBLISHED) throw fail(TOO_MANY_COURSES);
}
