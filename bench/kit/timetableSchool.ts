import type { Pool } from 'pg';

export const MONDAY = '2026-09-07';
export const FIRST_LEARNER = 4_000_000_000_000_000;
const FIRST_TEACHER = 4_100_000_000_000_000;

const LEARNERS = 20_000;
const TEACHERS = 600;
const CLASSES = 500;
const ROOMS = 400;
const OFFERINGS = 1000;
const LESSONS = 2000;
const WEEKS = 18;

interface School {
  orgNo: string;
  learnerRole: string;
  lecturerRole: string;
}

/**
 * A school at work, in a statement a table. Lesson k of a week is in one of 25 places (five days, five double periods),
 * and by its number among the 80 there has a teacher, a room and three classes of its own, so that nothing is held twice.
 */
export async function fillSchool(pool: Pool, { orgNo, learnerRole, lecturerRole }: School): Promise<void> {
  const people = async (
    first: number,
    count: number,
    { role, type, name }: { role: string; type: number; name: string },
  ) => {
    await pool.query(
      `insert into user_account (user_no, mobile, referral_code) select $1::bigint + n, ($2::bigint + n)::text, $3 || n from generate_series(0, $4::int - 1) n`,
      [first, type === 1 ? 14_000_000_000 : 14_100_000_000, `T${type}x`, count],
    );
    await pool.query(
      `insert into user_ext (user_no, nickname, id_card_name) select $1::bigint + n, $2 || n, $2 || n from generate_series(0, $3::int - 1) n`,
      [first, name, count],
    );
    await pool.query(
      `insert into user_identity (user_no, user_type, org_no, role_id) select $1::bigint + n, $2, $3, $4 from generate_series(0, $5::int - 1) n`,
      [first, type, orgNo, role, count],
    );
  };
  await people(FIRST_LEARNER, LEARNERS, { role: learnerRole, type: 1, name: '学生' });
  await people(FIRST_TEACHER, TEACHERS, { role: lecturerRole, type: 2, name: '教师' });
  await pool.query(
    `insert into school_term (org_no, school_year, semester, begin_on, weeks) values ($1, '2026-2027', 1, $2, $3)`,
    [orgNo, MONDAY, WEEKS],
  );
  await pool.query(
    `insert into school_bell (org_no, seq, begin_clock, end_clock)
      select $1, n, to_char(time '08:00' + n * interval '50 minutes' - interval '50 minutes', 'HH24:MI'),
        to_char(time '08:00' + n * interval '50 minutes' - interval '5 minutes', 'HH24:MI') from generate_series(1, 10) n`,
    [orgNo],
  );
  await pool.query(`insert into school_campus (org_no, campus_name) values ($1, '主校区')`, [orgNo]);
  await pool.query(
    `insert into school_room (id, org_no, campus_id, building, room_name, seats)
      select 5000000 + n, $1, (select id from school_campus where org_no = $1), '教学楼 ' || n / 40, n::text, 30 + n % 120 from generate_series(0, $2::int - 1) n`,
    [orgNo, ROOMS],
  );
  await pool.query(
    `insert into grade (id, org_no, owner_user_no, grade_name, join_code)
      select 6000000 + n, $1, $2, '班级 ' || n, 'B' || n from generate_series(0, $3::int - 1) n`,
    [orgNo, FIRST_TEACHER, CLASSES],
  );
  await pool.query(
    `insert into grade_student (grade_id, user_no, joined_at) select 6000000 + n % $1::int, $2::bigint + n, now() from generate_series(0, $3::int - 1) n`,
    [CLASSES, FIRST_LEARNER, LEARNERS],
  );
  await pool.query(
    `insert into offering (id, org_no, term_id, offering_name, offering_state)
      select 7000000 + n, $1, (select id from school_term where org_no = $1), '课程 ' || n, 1 from generate_series(0, $2::int - 1) n`,
    [orgNo, OFFERINGS],
  );
  await pool.query(
    `insert into lesson_series (id, org_no, offering_id, weekday, from_bell, to_bell, from_week, to_week)
      select 8000000 + k, $1, 7000000 + k % $2::int, 1 + k % 5, 1 + k / 5 % 5 * 2, 2 + k / 5 % 5 * 2, 1, $3 from generate_series(0, $4::int - 1) k`,
    [orgNo, OFFERINGS, WEEKS, LESSONS],
  );
  await pool.query(
    `insert into lesson (id, org_no, term_id, offering_id, series_id, day, week, from_bell, to_bell, begins_at, ends_at)
      select 10000000 + w * $2::int + k, $1, (select id from school_term where org_no = $1), s.offering_id, s.id, d.day, w, s.from_bell, s.to_bell,
        d.day + (select begin_clock from school_bell where org_no = $1 and seq = s.from_bell)::time,
        d.day + (select end_clock from school_bell where org_no = $1 and seq = s.to_bell)::time
      from generate_series(1, $3::int) w, generate_series(0, $2::int - 1) k join lesson_series s on s.id = 8000000 + k,
        lateral (select $4::date + (w - 1) * 7 + s.weekday - 1 as day) d`,
    [orgNo, LESSONS, WEEKS, MONDAY],
  );
  const held = `insert into lesson_claim (lesson_id, begins_at, ends_at, `;
  const of = `from lesson l, lateral (select (l.series_id - 8000000)::int as k) n, lateral (select n.k / 25 as j, n.k % 25 as s) p where l.org_no = $1`;
  await pool.query(
    `${held}teacher_user_no) select l.id, l.begins_at, l.ends_at, $2::bigint + (p.j * 7 + p.s) % $3::int ${of}`,
    [orgNo, FIRST_TEACHER, TEACHERS],
  );
  await pool.query(
    `${held}room_id) select l.id, l.begins_at, l.ends_at, 5000000 + (p.j * 5 + p.s % 5) % $2::int ${of}`,
    [orgNo, ROOMS],
  );
  await pool.query(
    `${held}grade_id) select l.id, l.begins_at, l.ends_at, 6000000 + (p.j * 6 + p.s + c) % $2::int ${of.replace(' where', ', generate_series(0, 2) c where')}`,
    [orgNo, CLASSES],
  );
  await pool.query('analyze');
}
