import Fastify from 'fastify';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** What uploads are measured against: a bare Fastify route that puts the same pieces on disk. Run with PORT and FILE. */
const app = Fastify();

app.get('/healthz', async () => ({ status: 'ok' }));

app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
app.patch<{ Querystring: { offset: string } }>('/piece', async (request, reply) => {
  const file = await open(process.env['FILE']!, Number(request.query.offset) === 0 ? 'w' : 'r+');
  let at = Number(request.query.offset);
  for await (const chunk of request.body as Readable as AsyncIterable<Buffer>) {
    await file.write(chunk, 0, chunk.length, at);
    at += chunk.length;
  }
  await file.datasync();
  await file.close();
  return reply.status(204).send();
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
