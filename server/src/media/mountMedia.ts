import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/kit/errors.ts';
import { NO_PERMISSION, NOT_FOUND, reworded } from '#contract/kit/errors.ts';
import { CARTRIDGE_PART, cartridgeOf } from '../domain/cartridge/sent.ts';
import { isPlaylist } from '../domain/media/kinds.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import { GUEST, readMedia } from '../domain/media/token.ts';
import type { Platform } from '../kit/context.ts';
import { CallFailure } from '../kit/fail.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import { resourceOf } from './resource.ts';
import { dress, sendPlaylist, sendResource } from './send.ts';

const EXPIRED = reworded(NO_PERMISSION, '播放地址已过期，请刷新页面');
const NOT_YOURS = reworded(NO_PERMISSION, '这个地址是给另一个账号的');

interface Address {
  Params: { token: string; name: string };
}

/** `GET /media/{token}/{name}`: stored files and certificates, to whom the token was made for and until it expires. */
export function mountMedia(app: FastifyInstance, platform: Platform): void {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/media/:token/:name',
    compress: false, // ranges are counted in bytes of the file
    handler: async (request, reply) => {
      const claim = readMedia(platform.config.secretKey, request.params.token);
      if (!claim) return refuse(reply, NOT_FOUND);
      const problem = await problemOf(platform, request, claim);
      if (problem) return refuse(reply, problem);
      if (claim.part === CARTRIDGE_PART) return sendCartridge(platform, request, reply, claim.id);
      const resource = await resourceOf(platform, claim);
      if (!resource) return refuse(reply, NOT_FOUND);
      const isThere =
        isPlaylist(resource.key) || claim.part === 't'
          ? await sendPlaylist(platform, reply, resource, claim)
          : await sendResource(platform.providers.storage, request, reply, resource);
      return isThere ? reply : refuse(reply, NOT_FOUND);
    },
  });
}

/** Made while it is sent, so that nobody can ask for a part of it. */
async function sendCartridge(platform: Platform, { method }: FastifyRequest, reply: FastifyReply, id: string) {
  const made = await cartridgeOf(platform, id);
  if (!made) return refuse(reply, NOT_FOUND);
  const { fileName, stream } = made;
  dress(reply, { contentType: 'application/zip', isInline: false, fileName }).header(
    'cache-control',
    'private, no-store',
  );
  if (method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send();
}

/** What stands against it that this request opens what the claim is for. */
export async function problemOf(
  platform: Platform,
  request: FastifyRequest,
  { owner, expires }: MediaClaim,
): Promise<Failure | undefined> {
  const now = platform.clock();
  if (expires * 1000 <= now.getTime()) return EXPIRED;
  if (owner === GUEST) return undefined;
  // Players send no headers of ours, so here the cookie speaks (decision 0001); it can only read.
  try {
    const user = await platform.signedIn(platform.db, tokenCookie(request), now);
    return user.userNo === owner ? undefined : NOT_YOURS;
  } catch (error) {
    if (error instanceof CallFailure) return NOT_YOURS;
    throw error;
  }
}

export const refuse = (reply: FastifyReply, problem: Failure) =>
  reply
    .removeHeader('content-length')
    .removeHeader('content-range')
    .removeHeader('content-disposition')
    .status(problem.code)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send({ ...problem, data: null });
