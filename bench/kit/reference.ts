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

let bytes: Buffer = Buffer.alloc(0);
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/bytes', { bodyLimit: 10_000_000 }, async (request) => {
  bytes = request.body as Buffer;
  return { size: bytes.length };
});
app.get('/bytes', async (_request, reply) => reply.type('text/html; charset=utf-8').send(bytes));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
