import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { withoutKey } from '#test/withoutKey.ts';
import type { Db } from './client.ts';

const t = await testApp();
const { database } = t;
const { db } = database;

/** Columns that hold the number of another row and are in no foreign key. */
async function keyless(of: Db): Promise<string[]> {
  const { rows } = await of.execute<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.atttypid = 'bigint'::regtype and a.attname ~ '(_no|_id\\d*)$'
      and not exists (select from pg_constraint k where k.contype = 'f' and (
        k.conrelid = c.oid and a.attnum = any(k.conkey) or k.confrelid = c.oid and k.confkey = array[a.attnum]))
    order by name`);
  return rows.map(({ name }) => name);
}

/** Foreign keys for which looking from the other side would read the whole table. */
async function unindexed(of: Db): Promise<string[]> {
  const sorted = (columns: string) => sql.raw(`(select array_agg(n order by n) from unnest(${columns}) n)`);
  const { rows } = await of.execute<{ name: string }>(sql`
    select k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and ${sorted('(i.indkey::int2[])[0:cardinality(k.conkey) - 1]')} = ${sorted('k.conkey')})`);
  return rows.map(({ name }) => name);
}

/** Columns that hold a state and take any number; what a system outside answered by HTTP is a number of its own. */
async function unruled(of: Db): Promise<string[]> {
  const { rows } = await of.execute<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname ~ '_(state|status)$'
      and a.atttypid in ('smallint'::regtype, 'integer'::regtype) and a.attname <> 'http_status'
      and not exists (select from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid and a.attnum = any(k.conkey))
    order by name`);
  return rows.map(({ name }) => name);
}

const patterns = Object.values(withoutKey).flat();
const fits = (name: string, pattern: string) =>
  new RegExp(`^${pattern.replace('.', '\\.').replaceAll('*', '\\w*')}$`).test(name);
const unexplained = (names: string[]) => names.filter((name) => !patterns.some((pattern) => fits(name, pattern)));

it('every number of another row has a foreign key or a reason', async () => {
  const found = await keyless(db);
  expect(unexplained(found)).toEqual([]);
  expect(
    patterns.filter((pattern) => !found.some((name) => fits(name, pattern))),
    'reasons without a column',
  ).toEqual([]);
});

it('every foreign key has an index where it starts', async () => {
  expect(await unindexed(db)).toEqual([]);
});

it('every state takes only the values that it knows', async () => {
  expect(await unruled(db)).toEqual([]);
});

it('a forgotten key, a forgotten index and a forgotten rule are noticed', async () => {
  const undo = new Error('undo');
  const looking = db.transaction(async (tx) => {
    await tx.execute(
      sql`create table org_room (id bigint primary key, org_no bigint, teacher_no bigint references user_account (user_no), room_state smallint)`,
    );
    expect(unexplained(await keyless(tx))).toEqual(['org_room.org_no']);
    expect(await unindexed(tx)).toEqual(['org_room_teacher_no_fkey']);
    expect(await unruled(tx)).toEqual(['org_room.room_state']);
    throw undo;
  });
  await expect(looking).rejects.toBe(undo);
});

it('what breaks a rule is refused by the database itself, whoever writes it', async () => {
  const [one, other] = [await makeLessons(db, [60]), await makeLessons(db, [60])];
  const { userNo } = await t.person();
  const refused = async (rule: string, text: string) =>
    expect(await database.pool.query(text).catch((error: unknown) => error), text).toMatchObject({ constraint: rule });
  await refused('user_account_status_id_known', 'update user_account set status_id = 2');
  await refused('course_count_study_counted', 'update course set count_study = -1');
  await refused('course_file_kinds_known', `update course set file_kinds = '{4,99}'`);
  await refused('course_completion_percent_within', 'update course set completion_percent = 101');
  await refused('user_ext_sex_known', 'update user_ext set sex = 0');
  await refused('msg_msg_type_known', `insert into msg (msg_type, msg_title) values ('spam', '')`);
  const job = `insert into user_expected_job (user_no, job_type_code, salary_min, salary_max)`;
  await refused('user_expected_job_salary_in_order', `${job} values (${userNo}, '1', 9, 8)`);
  const comment = `insert into course_comment (course_id, user_no, comment_text, star)`;
  await refused('course_comment_star_within', `${comment} values (${one.courseId}, ${userNo}, '', 6)`);
  const elsewhere = `update course_period set course_id = ${other.courseId} where course_id = ${one.courseId}`;
  await refused('course_period_in_chapter', elsewhere);
});
