import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Failure } from '#contract/kit/errors.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { mediaRoomOf } from '../domain/live/engine.ts';
import { FETCHED_PART, LIVE_HLS_PATH } from '../domain/live/fetched.ts';
import { isRunning, roomOf } from '../domain/live/place.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import { readMedia } from '../domain/media/token.ts';
import type { Platform } from '../kit/context.ts';
import { CallFailure } from '../kit/fail.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import { problemOf, refuse } from '../media/mountMedia.ts';
import type { EngineHost } from '../providers/rtc/engineHost.ts';

/** Whoever was sent out sees no more than this; and the files of a class stay no longer in our memory. */
const ASKED_ANEW_MS = 10_000;
const KEPT_MS = 10_000;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
/** A list that grew meanwhile is another one. */
const LIST_MS = 300;

interface Address {
  Params: { token: string; file: string };
}

/** `GET /live-hls/{token}/{file}`: what who leads a class shows. Each file is had from the engine once for all who ask. */
export function mountLiveHls(app: FastifyInstance, platform: Platform, host: EngineHost): void {
  const asked = new LRUCache<string, Promise<Failure | undefined>>({ max: 5000, ttl: ASKED_ANEW_MS });
  const waiting = new Map<string, Promise<Buffer | undefined>>();
  const kept = new LRUCache<string, Buffer>({ maxSize: MOST_KEPT_BYTES, sizeCalculation: ({ length }) => length + 1 });

  const mayFetch = (request: FastifyRequest, token: string, claim: MediaClaim): Promise<Failure | undefined> => {
    const key = `${token} ${tokenCookie(request) ?? ''}`;
    const known = asked.get(key);
    if (known) return known;
    const answer = problemHere(platform, request, claim);
    asked.set(key, answer);
    void answer.catch(() => asked.delete(key));
    return answer;
  };

  const fetched = async ({ id, path }: MediaClaim, file: string, search: string): Promise<Buffer | undefined> => {
    const key = `${id} ${path} ${file}${search}`;
    const known = kept.get(key) ?? waiting.get(key);
    if (known) return known;
    const coming = host.shown({ room: mediaRoomOf(id), lead: path, file, search });
    waiting.set(key, coming);
    try {
      const bytes = await coming;
      if (bytes) kept.set(key, bytes, { ttl: isList(file) ? LIST_MS : KEPT_MS });
      return bytes;
    } finally {
      waiting.delete(key);
    }
  };

  app.get<Address>(`${LIVE_HLS_PATH}/:token/:file`, { compress: false }, async (request, reply) => {
    const { token, file } = request.params;
    const claim = readMedia(platform.config.secretKey, token);
    if (claim?.part !== FETCHED_PART) return refuse(reply, NOT_FOUND);
    const problem = await mayFetch(request, token, claim);
    if (problem) return refuse(reply, problem);
    const bytes = await fetched(claim, file, searchOf(request)).catch(() => undefined);
    return bytes ? send(reply, file, bytes) : refuse(reply, NOT_FOUND);
  });
}

const isList = (file: string): boolean => file.endsWith('.m3u8');

/** Only what players ask of lists; anything else would be another file of the same bytes. */
function searchOf({ query }: FastifyRequest): string {
  const { _HLS_msn: segment, _HLS_part: part } = query as Record<string, unknown>;
  const isNumber = (word: unknown): word is string => typeof word === 'string' && /^\d{1,12}$/.test(word);
  if (!isNumber(segment)) return '';
  return `?_HLS_msn=${segment}${isNumber(part) ? `&_HLS_part=${part}` : ''}`;
}

async function problemHere(
  platform: Platform,
  request: FastifyRequest,
  claim: MediaClaim,
): Promise<Failure | undefined> {
  const problem = await problemOf(platform, request, claim);
  if (problem) return problem;
  const now = platform.clock();
  try {
    const user = await platform.signedIn(platform.db, tokenCookie(request), now);
    const { room } = await roomOf(platform.db, user, claim.id, now);
    return isRunning(room) ? undefined : NOT_FOUND;
  } catch (error) {
    if (error instanceof CallFailure) return NOT_FOUND;
    throw error;
  }
}

const send = (reply: FastifyReply, file: string, bytes: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(isList(file) ? 'application/vnd.apple.mpegurl' : 'video/mp4')
    .send(bytes);
