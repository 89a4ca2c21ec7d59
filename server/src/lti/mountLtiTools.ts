import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../kit/context.ts';
import { askedWho } from '../domain/ltiTools/askedWho.ts';
import { takeContent } from '../domain/ltiTools/content.ts';
import { showLineItem, showResults } from '../domain/ltiTools/lineItems.ts';
import { Refusal } from '../domain/ltiTools/refusal.ts';
import { takeScore } from '../domain/ltiTools/score.ts';
import { giveToken, toolBy } from '../domain/ltiTools/token.ts';
import { LINE_ITEM_SCOPE, RESULT_SCOPE, SCORE_SCOPE } from '../domain/lti/claims.ts';
import { LTI_AUTH, LTI_CONTENT, LTI_LINE_ITEM, LTI_TOKEN } from '../domain/lti/places.ts';
import { readForms } from './forms.ts';
import { sayTo } from './pages.ts';

const SCORE = 'application/vnd.ims.lis.v1.score+json';
const LARGEST_SCORE = 32 * 1024;

type Query = Record<string, unknown>;

/**
 * LTI 1.3, where courses of ours use tools of others: `/lti/auth` is where a tool asks who somebody is, `/lti/content`
 * where it brings what was chosen, `/lti/token` and `/lti/lineitem/{id}` where it asks for a token and tells marks.
 */
export async function mountLtiTools(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages);
    pages.setErrorHandler<Error>((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      return sayTo(reply.status(error.status), '没有打开', error.message);
    });
    const ask = async (reply: FastifyReply, query: Query, form?: URLSearchParams) => {
      const said = (name: string) => form?.get(name) ?? query[name];
      const text = (name: string) => (typeof said(name) === 'string' ? String(said(name)) : '');
      return reply.header('cache-control', 'no-store').redirect(await askedWho(platform, text), 303);
    };
    pages.get<{ Querystring: Query }>(LTI_AUTH, ({ query }, reply) => ask(reply, query));
    pages.post<{ Querystring: Query; Body: URLSearchParams | undefined }>(LTI_AUTH, ({ query, body }, reply) =>
      ask(reply, query, body),
    );
    pages.post<{ Body: URLSearchParams | undefined }>(LTI_CONTENT, async ({ body }, reply) => {
      const title = await takeContent(platform, body?.get('JWT') ?? '');
      if (title === undefined) return sayTo(reply, '没有选内容', '可以关掉这个窗口，回到课程编辑再选一次');
      return sayTo(reply, `选好了「${title}」`, '关掉这个窗口，回到课程编辑，它在选过的内容里');
    });
  });
  await app.register(async (services) => {
    readForms(services);
    services.addContentTypeParser(
      [SCORE, 'application/json'],
      { parseAs: 'string', bodyLimit: LARGEST_SCORE },
      (_, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(new Refusal(400, 'invalid_request', 'this is not JSON'));
        }
      },
    );
    services.setErrorHandler<Error>((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) reply.header('www-authenticate', `Bearer error="${error.code}"`);
      return reply.status(error.status).send({ error: error.code, error_description: error.message });
    });
    services.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    services.post<{ Body: unknown }>(LTI_TOKEN, ({ body, ip }) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(400, 'invalid_request', 'a form is needed');
      return giveToken(platform, body, ip);
    });
    services.get<At>(`${LTI_LINE_ITEM}/:id`, async ({ headers, params }, reply) => {
      const tool = await toolBy(platform, headers.authorization, LINE_ITEM_SCOPE);
      return reply.type('application/vnd.ims.lis.v2.lineitem+json').send(await showLineItem(platform, tool, params.id));
    });
    services.get<At>(`${LTI_LINE_ITEM}/:id/results`, async ({ headers, params, query }, reply) => {
      const tool = await toolBy(platform, headers.authorization, RESULT_SCOPE);
      const { results, next } = await showResults(platform, tool, params.id, wantedOf(query));
      if (next !== undefined) reply.header('link', `<${next}>; rel="next"`);
      return reply.type('application/vnd.ims.lis.v2.resultcontainer+json').send(results);
    });
    services.post<At & { Body: unknown }>(`${LTI_LINE_ITEM}/:id/scores`, async ({ headers, params, body }, reply) => {
      const tool = await toolBy(platform, headers.authorization, SCORE_SCOPE);
      await takeScore(platform, tool, params.id, body);
      return reply.status(204).send();
    });
  });
}

interface At {
  Params: { id: string };
  Querystring: Query;
}

/** @throws Refusal */
function wantedOf(query: Query) {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name].replaceAll('\0', '') : undefined);
  const limit = Number(text('limit') ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal(400, 'invalid_request', 'limit: has to be 1 or more');
  return { userId: text('user_id'), limit, after: text('after') ?? '' };
}
