import type { FastifyInstance } from 'fastify';
import { checkEntered } from '../domain/calls/checkEntered.ts';
import type { Platform } from '../kit/context.ts';

/** Where a cluster tells what happens in its rooms (`webhook.urls` of LiveKit). */
export const RTC_NOTICE_PATH = '/apis/rtc/notice';
const LARGEST = 64 * 1024;

/** The body as it came, because the signature is over every byte of it. What is not the cluster's word is refused. */
export function mountRtcNotices(scope: FastifyInstance, { db, providers, clock, log }: Platform): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<{ Body: string | undefined }>(RTC_NOTICE_PATH, async ({ body, headers }, reply) => {
    const { rtc } = providers;
    const told = await rtc?.entered?.(body ?? '', headers.authorization).catch(() => null);
    if (!rtc || told === null) return reply.code(401).send();
    if (told) await checkEntered({ db, rtc, now: clock() }, told).catch((error: unknown) => log.warn({ err: error }));
    return reply.code(200).send();
  });
}
