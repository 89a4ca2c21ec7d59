import Fastify from 'fastify';
import pg from 'pg';

/**
 * What the kernel is measured against: a bare Fastify route with the same SQL, and one that sends bytes it was given.
 * Run as a program of its own with PORT and DATABASE_URL.
 */
const app = Fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

app.get('/healthz', async () => ({ status: 'ok' }));

app.get('/nav', async () => {
  const { rows } = await pool.query({
    name: 'nav',
    text: 'select id, nav_title as "navTitle", nav_url as "navUrl", target from nav_bar where status_id = 1 order by sort desc, id limit 50',
  });
  return { code: 200, msg: '', data: { list: rows } };
});

app.get('/site', async () => {
  const { rows } = await pool.query({ name: 'site', text: 'select * from website limit 1' });
  return { code: 200, msg: '', data: rows[0] };
});

interface Upsert {
  userNo: string;
  from: number;
  to: number;
}

/** The union of watched spans by hand: no token, no rule, no ledger. */
app.post<{ Body: Upsert }>('/upsert', async (request) => {
  const { userNo, from, to } = request.body;
  const { rows } = await pool.query({
    name: 'upsert',
    text: `insert into user_period as u (user_no, period_id, course_id, watched, watched_length, position, gmt_modified)
      values ($1, 1, 1, int4multirange(int4range($2, $3)), $3::int - $2::int, $3, now())
      on conflict (user_no, period_id) do update set watched = u.watched + excluded.watched,
        watched_length = (select sum(upper(r) - lower(r)) from unnest(u.watched + excluded.watched) r),
        position = excluded.position, gmt_modified = excluded.gmt_modified
      returning watched_length as "watchedLength", position`,
    values: [userNo, from, to],
  });
  return { code: 200, msg: '', data: rows[0] };
});

/** A check-in by hand: one row, once; no token, no roster, no code. */
app.post<{ Body: { lessonId: string; userNo: string } }>('/record', async (request) => {
  const { lessonId, userNo } = request.body;
  const { rows } = await pool.query({
    name: 'record',
    text: `insert into attendance_record (lesson_id, user_no, attendance_state, way, at)
      values ($1, $2, 1, 1, now()) on conflict do nothing returning id`,
    values: [lessonId, userNo],
  });
  return { code: rows.length === 1 ? 200 : 406, msg: '', data: null };
});

let bytes: Buffer = Buffer.alloc(0);
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/bytes', { bodyLimit: 10_000_000 }, async (request) => {
  bytes = request.body as Buffer;
  return { size: bytes.length };
});
app.get('/bytes', async (_request, reply) => reply.type('text/html; charset=utf-8').send(bytes));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
