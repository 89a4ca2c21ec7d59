import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/kit/errors.ts';
import { NOT_FOUND, UNAVAILABLE } from '#contract/kit/errors.ts';
import { BROADCAST_PART, BROADCAST_PATH, stillWatches } from '../domain/live/broadcast.ts';
import { mediaRoomOf } from '../domain/live/engine.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import { readMedia } from '../domain/media/token.ts';
import type { Platform } from '../kit/context.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import type { EngineHost } from '../providers/rtc/engineHost.ts';
import { problemOf, refuse } from './mountMedia.ts';

interface Address {
  Params: { token: string; name: string };
  Querystring: { _HLS_msn?: string; _HLS_part?: string };
}

/** A player asks several times a second; whether it still may is asked so often. */
const ASKED_EVERY_MS = 10_000;
const MOST_KNOWN = 10_000;
const NUMBER = /^\d{1,9}$/;

/** `GET /live-hls/{token}/{name}`: the playlist of a class that is on, and what it names, to whom the token was made for. */
export function mountLiveHls(app: FastifyInstance, platform: Platform, { broadcasts }: EngineHost): void {
  const mayWatch = asked(platform);
  app.get<Address>(`${BROADCAST_PATH}/:token/:name`, { compress: false }, async (request, reply) => {
    const { token, name } = request.params;
    const claim = readMedia(platform.config.secretKey, token);
    if (claim?.part !== BROADCAST_PART) return refuse(reply, NOT_FOUND);
    const problem = await mayWatch(request, claim);
    if (problem) return refuse(reply, problem);
    const broadcast = broadcasts.of(mediaRoomOf(claim.id));
    // nobody asked for so long that it ended: the page asks for it again
    if (!broadcast) return refuse(reply, NOT_FOUND);
    if (name === 'live.m3u8') {
      const playlist = await broadcast.playlist(placeIn(request.query));
      if (playlist === undefined) return refuse(reply, UNAVAILABLE);
      return dressed(reply, 'application/vnd.apple.mpegurl', 'private, no-store').send(playlist);
    }
    const piece = await broadcast.piece(name);
    if (!piece) return refuse(reply, NOT_FOUND);
    return dressed(reply, 'video/mp4', 'private, max-age=60').send(piece);
  });
}

/** Players say what they wait for (RFC 8216bis, 6.2.5.2); without it they get what is there. */
function placeIn({ _HLS_msn: segment = '', _HLS_part: part = '' }: Address['Querystring']) {
  if (!NUMBER.test(segment)) return undefined;
  return { segment: Number(segment), ...(NUMBER.test(part) && { part: Number(part) }) };
}

const dressed = (reply: FastifyReply, type: string, kept: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', kept)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");

/** Whether this browser may watch, remembered for a while. */
function asked(platform: Platform) {
  const known = new Map<string, number>();
  return async (request: FastifyRequest<Address>, claim: MediaClaim): Promise<Failure | undefined> => {
    const key = `${request.params.token} ${tokenCookie(request) ?? ''}`;
    if ((known.get(key) ?? 0) > performance.now()) return undefined;
    const problem = await problemOf(platform, request, claim);
    if (problem) return problem;
    if (!(await stillWatches(platform.db, claim.owner, claim.id, platform.clock()))) return NOT_FOUND;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, performance.now() + ASKED_EVERY_MS);
    return undefined;
  };
}
