import type { FastifyInstance, FastifyReply } from 'fastify';
import { heard, takeNotice } from '../domain/trade/notices.ts';
import type { Platform } from '../kit/context.ts';
import { NOTICES } from '../providers/pay/payProvider.ts';
import type { NoticePlace, PayProvider } from '../providers/pay/payProvider.ts';

const LARGEST = 32_768;

/** `POST /apis/trade/notice/{bank}`: the body as it came, because its signature is over every byte of it. */
export function mountNotices(scope: FastifyInstance, platform: Platform): void {
  scope.removeAllContentTypeParsers();
  for (const provider of platform.providers.pay.values())
    if (provider.notices) mountNotice(scope, platform, provider, provider.notices);
}

function mountNotice(scope: FastifyInstance, platform: Platform, { payType }: PayProvider, place: NoticePlace): void {
  const { path, contentType, answer } = place;
  if (!scope.hasContentTypeParser(contentType))
    scope.addContentTypeParser(contentType, { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
  scope.post<{ Body: string | undefined }>(
    `${NOTICES}${path}`,
    async ({ body, headers }, reply): Promise<FastifyReply> => {
      const { db, providers, log, clock } = platform;
      const single = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      const notice = { headers: Object.fromEntries(single), body: body ?? '' };
      const verdict = await takeNotice({ db, providers, log, now: clock() }, payType, notice);
      const { status, body: said } = answer(heard.has(verdict));
      return reply
        .code(status)
        .type(said.startsWith('{') ? 'application/json' : 'text/plain')
        .send(said);
    },
  );
}
