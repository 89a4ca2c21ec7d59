import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { enabledAs } from '#server/db/enabled.ts';

/** Figures shown with courses and lecturers, counted from what is there. */
export async function countEverything(db: Db): Promise<void> {
  await db.execute(sql`update course c set
    count_study = (select count(*) from user_course u where u.course_id = c.id and ${enabledAs('u')}),
    count_buy = (select count(*) from user_course u where u.course_id = c.id and u.source = 'order'),
    rating_count = r.count, rating_sum = r.sum
    from (select course_id, count(star)::int as count, coalesce(sum(star), 0)::int as sum from course_comment
      where ${enabledAs()} group by course_id) r
    where r.course_id = c.id`);
  await db.execute(sql`update course c set
    count_study = (select count(*) from user_course u where u.course_id = c.id and ${enabledAs('u')})
    where rating_count = 0`);
  await db.execute(sql`update lecturer l set
    count_course = (select count(*) from course c where c.lecturer_user_no = l.lecturer_user_no),
    count_study = (select coalesce(sum(c.count_study), 0) from course c where c.lecturer_user_no = l.lecturer_user_no),
    count_fans = (select count(*) from attention a where a.kind = 'lecturer' and a.ref_no = l.lecturer_user_no)`);
}
