import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastJson from 'fast-json-stringify';
import { isIP } from 'node:net';
import * as z from 'zod';
import { isSameForGuests } from '#contract/kit/endpoint.ts';
import { STORAGE_FULL, TOO_LARGE, UNAVAILABLE, UNEXPECTED } from '#contract/kit/errors.ts';
import type { Answer } from './call.ts';
import { runCall } from './call.ts';
import type { Caller, Platform } from './context.ts';
import type { Handler } from './handle.ts';
import { currentEdition } from './edition.ts';
import { KeptAnswers } from './kept.ts';
import { acceptForms, Uploads } from './multipart.ts';
import { SingleFlight } from './singleFlight.ts';
import { contextOf } from './trace.ts';

/** Registers one route per handler under `/apis`; only calls that want a form understand one. */
export async function mountCalls(
  app: FastifyInstance,
  platform: Platform,
  handlers: readonly Handler[],
): Promise<void> {
  const [forms, others] = [
    handlers.filter(({ call }) => call.multipart),
    handlers.filter(({ call }) => !call.multipart),
  ];
  for (const handler of others) mountCall(app, platform, handler);
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const handler of forms) mountCall(scope, platform, handler);
  });
}

/** Codes that are the HTTP status too: proxies and monitors should see them. */
const shownToProxies: ReadonlySet<number> = new Set([
  TOO_LARGE.code,
  UNEXPECTED.code,
  UNAVAILABLE.code,
  STORAGE_FULL.code,
]);

/** An answer as it goes over the wire. */
interface Sent {
  code: number;
  text: string;
}

function mountCall(app: FastifyInstance, platform: Platform, handler: Handler): void {
  const { call } = handler;
  const stringify = lazily(() => serializerOf(handler));
  const kept = call.kept ? new KeptAnswers(() => platform.clock()) : undefined;
  const flights = isSameForGuests(call) ? new SingleFlight<Sent>() : undefined;
  app.route({
    method: call.method,
    url: `/apis${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: call.bodyLimit ?? 65_536,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const known = kept?.find(request);
      if (known) return kept!.send(request, reply, known);
      const strings = { ...asRecord(request.query), ...asRecord(request.params) };
      const uploads = request.isMultipart?.() ? new Uploads(request, platform.providers.storage) : undefined;
      const body = async () => uploads?.fields() ?? request.body;
      const caller = callerOf(request);
      const edition = currentEdition();
      const run = async (): Promise<Sent> => {
        const answer = await runCall(platform, handler, caller, { strings, body }).finally(() => uploads?.discard());
        return { code: answer.code, text: answer.code === 200 ? stringify()(answer) : JSON.stringify(answer) };
      };
      const { code, text } = await (flights && !caller.token
        ? flights.run(JSON.stringify([strings, request.body]), run)
        : run());
      if (kept && code === 200) return kept.send(request, reply, kept.keep(request, text, edition));
      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
      if (shownToProxies.has(code)) reply.status(code);
      return reply.send(text);
    },
  });
}

export function callerOf(request: FastifyRequest): Caller {
  const token = request.headers['token'];
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    ip: isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''), // a header may say anything
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    trace: contextOf(request.raw),
  };
}

/** Writes exactly the declared fields: a column that is not in the contract never leaves the house. */
function serializerOf(handler: Handler): (answer: Answer) => string {
  const envelope = z.object({ code: z.int(), msg: z.string(), data: handler.call.output as unknown as z.ZodType });
  const schema = z.toJSONSchema(envelope, { io: 'output', target: 'draft-7' });
  return fastJson(schema as Parameters<typeof fastJson>[0]);
}

const asRecord = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;

function lazily<T>(build: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= build());
}
