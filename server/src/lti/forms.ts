import type { FastifyInstance } from 'fastify';

const LARGEST = 256 * 1024;

/** Messages of LTI are forms that browsers post, and nothing else is read. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
