import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Failure } from '#contract/kit/errors.ts';
import { INVALID_INPUT, NOT_FOUND, TOO_LARGE, TOO_OFTEN } from '#contract/kit/errors.ts';
import type { Platform } from './context.ts';
import { loggedPath } from './loggedPath.ts';

/** Gives every error outside a handler (malformed JSON, oversize body, unknown call) the envelope of the handlers. */
export function answerErrors(app: FastifyInstance, { outages, errors }: Pick<Platform, 'outages' | 'errors'>): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const outage = status >= 500 && outages.note(error, { requestId: request.id });
    if (outage) return reply.status(outage.code).send({ ...outage, data: null });
    if (status >= 500) {
      const where = { requestId: request.id, path: loggedPath(request.url) };
      return reply.status(500).send(errors.note(error, where, 'request failed'));
    }
    const failure = commonFailures[status] ?? INVALID_INPUT;
    const data = failure === INVALID_INPUT ? { issues: [] } : null;
    return reply.status(failure === INVALID_INPUT ? 200 : status).send({ ...failure, data });
  });
}

/** An address that cannot be read (`/apis/%zz`, a field of the path beyond all measure) leads nowhere. */
export const answerUnreadable = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.status(404).send({ ...NOT_FOUND, data: null });

/** Calls that do not exist answer in the envelope too, whether or not pages are mounted. */
export async function answerUnknownCalls(app: FastifyInstance): Promise<void> {
  const answer = async (scope: FastifyInstance): Promise<void> => {
    scope.setNotFoundHandler((_request, reply) => reply.status(404).send({ ...NOT_FOUND, data: null }));
  };
  await app.register(answer, { prefix: '/apis' });
}

/** What is no HTTP at all, or has headers beyond all measure, gets the envelope too; the connection ends. */
export function answerBroken({ code }: { code?: string }, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const status = brokenStatuses[code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({ ...(code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : INVALID_INPUT), data: null });
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
    socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

const brokenStatuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

const commonFailures: Record<number, Failure> = { 404: NOT_FOUND, 413: TOO_LARGE, 429: TOO_OFTEN };
