import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { momentOf } from '#contract/rules/time.ts';
import { readFeed } from '../domain/timetable/feed.ts';
import type { Feed } from '../domain/timetable/feed.ts';
import type { Platform } from '../kit/context.ts';

/** `GET /ical/{token}.ics`: a calendar asks from time to time, without a cookie; the address is all it has. */
export function mountCalendar(app: FastifyInstance, { db, clock }: Platform): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/ical/:name',
    handler: async (request, reply) => {
      const [, token] = /^([\w-]{32})\.ics$/.exec(request.params.name) ?? [];
      const feed = token ? await readFeed(db, token, clock()) : undefined;
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if (!feed) return reply.status(404).send({ ...NOT_FOUND, data: null });
      return answer(request, reply, feed);
    },
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, { body, etag, changedAt }: Feed) {
  reply.header('etag', etag).header('last-modified', momentOf(changedAt).toUTCString());
  if (isKnown(request, etag, changedAt)) return reply.status(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="zhitu.ics"')
    .send(body);
}

/** A tag decides where there is one; the date has whole seconds only (RFC 9110, 13.1.3). */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: string): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === etag.slice(2));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && momentOf(changedAt).getTime() <= since;
}
