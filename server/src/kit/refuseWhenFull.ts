import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reworded, UNAVAILABLE } from '#contract/kit/errors.ts';
import { refused, underWay } from './load.ts';

export const CROWDED = reworded(UNAVAILABLE, '现在访问的人太多，请稍后再试');

const AGAIN_SECONDS = 5;
const LOG_EVERY_MS = 60_000;

/** In the place of a page: it asks again by itself. */
const page = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${AGAIN_SECONDS}">
<title>${CROWDED.msg}</title>
<h1>${CROWDED.msg}</h1>
<p>这一页会自己再试。</p>
</html>`;

/**
 * Answers calls and pages with 503 while so many of them are under way in this process; 0 is without end. More than that
 * could only wait: in the end nobody would be answered in time, and the memory would be full of questions. Files that
 * are sent slowly to slow phones do not count.
 */
export function refuseWhenFull(app: FastifyInstance, most: number): void {
  let count = 0;
  let loggedAt = -LOG_EVERY_MS;
  app.addHook('onRequest', async (request, reply) => {
    if (!isWork(request)) return;
    if (most > 0 && count >= most) {
      refused.inc();
      if (performance.now() - loggedAt >= LOG_EVERY_MS)
        request.log.warn({ underWay: count }, 'more requests than can be answered');
      loggedAt = performance.now();
      return refuse(request, reply);
    }
    count += 1;
    underWay.inc();
    // also when the visitor has gone
    reply.raw.once('close', () => {
      count -= 1;
      underWay.dec();
    });
  });
}

/** A page is what no route answers. */
const isWork = ({ url, is404 }: FastifyRequest): boolean => is404 || url.startsWith('/apis/');

function refuse({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.status(CROWDED.code).header('retry-after', AGAIN_SECONDS).header('cache-control', 'no-store');
  if (url.startsWith('/apis/')) return reply.send({ ...CROWDED, data: null });
  return reply.type('text/html; charset=utf-8').send(page);
}
