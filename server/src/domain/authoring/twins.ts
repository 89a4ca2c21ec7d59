import { sql } from 'drizzle-orm';
import { DraftState } from '#contract/rules/draftStates.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';

/**
 * Gives courses that were put in from outside, as the demo world is, the copies their authors write on and the record of
 * their first version, on which everybody is who has begun. Those that have them are left alone.
 */
export async function makeTwins(db: Db): Promise<void> {
  await db.execute(sql`
    insert into course_version (course_id, version, published_at, period_total, seconds_total)
    select id, version, gmt_create, period_total, seconds_total from course on conflict do nothing`);
  await db.execute(sql`
    update user_course e set version = c.version from course c
    where c.id = e.course_id and e.version is null and (e.progress > 0 or e.completed_at is not null)`);
  await db.execute(sql`
    with made as (
      insert into course_audit (id, gmt_create, gmt_modified, status_id, course_kind, author_user_no, lecturer_user_no, org_no,
        category_id1, category_id2, category_id3, course_name, course_logo, summary, introduce, is_free, is_vip_free,
        course_original, course_discount, course_svip_discount, is_drag_allowed, is_speed_allowed, completion_percent, credit, is_answer, tags,
        audit_status, submit_time, audit_time)
      select id, gmt_create, gmt_modified, status_id, course_category, lecturer_user_no, lecturer_user_no, org_no,
        category_id1, category_id2, category_id3, course_name, course_logo, summary, introduce, is_free, is_vip_free,
        course_original, course_discount, course_svip_discount, is_drag_allowed, is_speed_allowed, completion_percent, credit, is_answer, tags,
        ${DraftState.passed}::smallint, gmt_create, gmt_create
      from course where exists (select 1 from user_account u where u.user_no = lecturer_user_no)
      on conflict do nothing returning id
    ), chapter as (
      insert into course_chapter_audit (id, gmt_create, gmt_modified, sort, course_id, chapter_name, chapter_desc, is_free)
      select h.id, h.gmt_create, h.gmt_modified, h.sort, h.course_id, h.chapter_name, h.chapter_desc, h.is_free
      from course_chapter h join made on made.id = h.course_id where ${enabledAs('h')} and h.until_version is null
      returning id
    ), period as (
      insert into course_period_audit (id, gmt_create, gmt_modified, sort, course_id, chapter_id, period_name, period_desc,
        is_free, file_type, media_id, link_url, assessment_id, tool_link_id, content, page_seconds, start_time, minutes)
      select coalesce(p.origin_id, p.id), p.gmt_create, p.gmt_modified, p.sort, p.course_id, p.chapter_id, p.period_name,
        p.period_desc, p.is_free, p.file_type, p.media_id, p.link_url, p.assessment_id, p.tool_link_id,
        p.content, p.page_seconds, p.start_time, p.minutes
      from course_period p join chapter on chapter.id = p.chapter_id where ${enabledAs('p')} and p.until_version is null
      returning id
    )
    insert into courseware_audit (sort, course_id, period_id, doc_name, media_id)
    select w.sort, w.course_id, period.id, w.doc_name, w.media_id
    from courseware w join course_period p on p.id = w.period_id join period on period.id = coalesce(p.origin_id, p.id)
    where ${enabledAs('w')}`);
}
