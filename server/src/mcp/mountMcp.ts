import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INVALID_INPUT, NO_PERMISSION, TOKEN_INVALID, reworded } from '#contract/kit/errors.ts';
import { isApiKey } from '#contract/rules/apiKeyText.ts';
import { keyHolder } from '../domain/apiKeys/keyUser.ts';
import type { Platform } from '../kit/context.ts';
import { CallFailure } from '../kit/fail.ts';
import type { Handler } from '../kit/handle.ts';
import { callerOf } from '../kit/mount.ts';
import { sameOrigin } from '../realtime/sameOrigin.ts';
import type { Tool } from './tools.ts';
import { toolsFor, toolsOf } from './tools.ts';

/** Input that is as large as a question with its pictures described; files go another way. */
const LARGEST = 1024 * 1024;

const KEY_MISSING = reworded(TOKEN_INVALID, '请带上 API 密钥：Authorization: Bearer zt_…');
const FOREIGN = reworded(NO_PERMISSION, '别的网站不能调用');

/**
 * `POST /mcp`: the calls as tools of the Model Context Protocol, for who holds a key. It opens no stream
 * of its own, and takes one message at a time.
 */
export function mountMcp(app: FastifyInstance, platform: Platform, handlers: readonly Handler[]): void {
  let made: Tool[] | undefined; // half a thousand schemas, which most processes are never asked for
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  });
  app.post('/mcp', { bodyLimit: LARGEST }, async (request, reply) => {
    if (!sameOrigin(request.headers, platform.config.publicUrl))
      return reply.status(403).send({ ...FOREIGN, data: null });
    if (Array.isArray(request.body)) return reply.status(400).send({ ...INVALID_INPUT, data: { issues: [] } });
    const key = keyIn(request);
    if (key === undefined) return refused(reply, KEY_MISSING);
    try {
      const holder = await keyHolder(platform.db, key, platform.clock());
      const tools = toolsFor((made ??= toolsOf(handlers)), holder);
      const { answerMcp } = await import('./answerMcp.ts');
      const caller = { ...callerOf(request), token: key };
      const sent = { headers: headersOf(request), body: request.body };
      return await passOn(reply, await answerMcp(platform, { caller, tools }, sent));
    } catch (error) {
      if (error instanceof CallFailure) return refused(reply, error.failure);
      throw error;
    }
  });
}

/** Where programs of this kind put it, or where all other calls have it. */
function keyIn({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = bearer ?? headers['token'];
  return typeof key === 'string' && isApiKey(key) ? key : undefined;
}

const refused = (reply: FastifyReply, failure: { code: number; msg: string }): FastifyReply =>
  reply
    .status(401)
    .header('www-authenticate', 'Bearer realm="zhitu"')
    .send({ ...failure, data: null });

function headersOf({ headers }: FastifyRequest): Headers {
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Headers(known);
}

async function passOn(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const text = await answer.text();
  const type = answer.headers.get('content-type');
  reply.status(answer.status).header('cache-control', 'no-store');
  if (type) reply.header('content-type', type);
  return reply.send(text === '' ? undefined : text);
}
