import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { isId } from '#contract/rules/id.ts';
import { LTI_ENTER } from '#contract/rules/lti.ts';
import { Secret } from '#contract/user/fields.ts';
import { publicKeys } from '../domain/lti/keys.ts';
import { LTI_ANSWER, LTI_KEYS, LTI_LAUNCH, LTI_LOGIN } from '../domain/lti/places.ts';
import { keepMessage } from '../domain/lti/visit.ts';
import { takeTicket } from '../domain/signIn/tickets.ts';
import type { Platform } from '../kit/context.ts';
import { readForms } from './forms.ts';
import { newWindow, postOn } from './pages.ts';

/** What a platform says when it begins, and what our page is told of it. */
const carried = ['iss', 'login_hint', 'lti_message_hint', 'client_id', 'lti_deployment_id'];

interface Login {
  Params: { platformId: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams | undefined;
}

/**
 * LTI 1.3, where learning platforms open our courses: `/lti/login/{id}` begins, `/lti/launch` takes the message that the
 * platform has the browser post, `/lti/answer/{secret}` posts the chosen course back, `/lti/jwks` are our public keys.
 */
export async function mountLti(app: FastifyInstance, platform: Platform): Promise<void> {
  const { db, clock } = platform;
  app.get(LTI_KEYS, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await publicKeys(platform, db, clock())),
  );
  app.get<{ Params: { secret: string } }>(`${LTI_ANSWER}/:secret`, async ({ params }, reply) => {
    const secret = Secret.safeParse(params.secret).data;
    const answer = secret && (await takeTicket(db, 'ltiAnswer', secret, clock()));
    if (!answer) return reply.status(404).send({ ...NOT_FOUND, data: null });
    return postOn(reply, answer.url, answer.fields);
  });
  await app.register(async (forms) => {
    readForms(forms);
    forms.get<Login>(`${LTI_LOGIN}/:platformId`, (request, reply) => begin(platform, request, reply));
    forms.post<Login>(`${LTI_LOGIN}/:platformId`, (request, reply) => begin(platform, request, reply));
    forms.post<{ Body: URLSearchParams | undefined }>(LTI_LAUNCH, async ({ body }, reply) => {
      const state = Secret.safeParse(body?.get('state') ?? '').data;
      const token = body?.get('id_token') ?? '';
      const isWhole = state !== undefined && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
      const code = isWhole ? await keepMessage({ db, now: clock() }, { state, token }) : undefined;
      const back = new URL('/thirdlogin', platform.config.publicUrl);
      if (state !== undefined) back.searchParams.set('state', state);
      if (code !== undefined) back.searchParams.set('code', code);
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    });
  });
}

/** Goes on to the page that remembers which browser it is, in a window of its own. */
function begin(platform: Platform, request: FastifyRequest<Login>, reply: FastifyReply): FastifyReply {
  const { platformId } = request.params;
  if (!isId(platformId)) return reply.status(404).send({ ...NOT_FOUND, data: null });
  const said = new URLSearchParams();
  for (const name of carried) {
    const value = request.body?.get(name) ?? request.query[name];
    if (typeof value === 'string') said.set(name, value);
  }
  const { publicUrl } = platform.config;
  const isFramed = ['iframe', 'frame', 'embed', 'object'].includes(String(request.headers['sec-fetch-dest']));
  if (isFramed) return newWindow(reply, `${publicUrl}${LTI_LOGIN}/${platformId}?${said.toString()}`);
  said.set('platform', platformId);
  return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${LTI_ENTER}?${said.toString()}`, 303);
}
