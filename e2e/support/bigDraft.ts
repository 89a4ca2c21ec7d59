import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/client.ts';

interface BigDraft {
  mobile: string;
  chapters: number;
  /** In each chapter. */
  periods: number;
}

/** Puts a recorded course into a demo world, being written by somebody there, every class-hour with a film of theirs. @returns its id */
export async function bigDraft(databaseUrl: string, { mobile, chapters, periods }: BigDraft): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, 2);
  try {
    const { rows } = await db.execute<{ id: string }>(sql`
      with author as (select user_no from user_account where mobile = ${mobile}),
      film as (select m.id from media_file m, author a where m.user_no = a.user_no and m.file_type = 4 limit 1),
      made as (
        insert into course_audit (course_kind, author_user_no, lecturer_user_no, course_name)
        select 1, user_no, user_no, '很大的一门课' from author returning id
      ), chapter as (
        insert into course_chapter_audit (course_id, chapter_name, sort)
        select made.id, '第 ' || n || ' 章的名称', n from made, generate_series(1, ${chapters}::int) n returning id, course_id, sort
      ), period as (
        insert into course_period_audit (course_id, chapter_id, period_name, file_type, media_id, sort)
        select chapter.course_id, chapter.id, '第 ' || chapter.sort || ' 章第 ' || n || ' 个课时', 4, (select id from film),
          chapter.sort * 1000 + n
        from chapter, generate_series(1, ${periods}::int) n returning id
      ) select id::text from made, (select count(*) from period) c`);
    return rows[0]!.id;
  } finally {
    await close();
  }
}
