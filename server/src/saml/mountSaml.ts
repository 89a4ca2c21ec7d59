import type { FastifyInstance } from 'fastify';
import { Secret } from '#contract/user/fields.ts';
import { SAML_ANSWERS, SAML_METADATA, samlPlace } from '../domain/sso/schoolSso.ts';
import { keepAnswer } from '../domain/sso/visit.ts';
import type { Platform } from '../kit/context.ts';
import { samlMetadata } from '../providers/saml.ts';

/** An answer with the certificates and attributes of a whole chain. */
const LARGEST = 256 * 1024;

/**
 * What providers of SAML need of us: `GET /saml/metadata` says who we are, and to `POST /saml/acs` they have browsers
 * bring their answers, with which these go on to the page that everybody returns to.
 */
export async function mountSaml(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, db, clock } = platform;
  app.get(SAML_METADATA, async (_request, reply) =>
    reply.type('application/samlmetadata+xml; charset=utf-8').send(await samlMetadata(samlPlace({ config }))),
  );
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post<{ Body: URLSearchParams | undefined }>(SAML_ANSWERS, async ({ body }, reply) => {
      const state = Secret.safeParse(body?.get('RelayState') ?? '').data;
      const response = body?.get('SAMLResponse') ?? '';
      const isWhole = state !== undefined && /^[A-Za-z\d+/=\s]+$/.test(response);
      const code = isWhole ? await keepAnswer({ db, now: clock() }, { state, response }) : undefined;
      const back = new URL('/thirdlogin', config.publicUrl);
      if (state !== undefined) back.searchParams.set('state', state);
      if (code !== undefined) back.searchParams.set('code', code);
      return reply.header('cache-control', 'no-store').redirect(back.href, 303);
    });
  });
}
