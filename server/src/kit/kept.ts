import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface Kept {
  text: string;
  etag: string;
  /** Absent for answers that are too short to gain from it. */
  brotli: Promise<Buffer> | undefined;
}

const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/**
 * Answers of a call with `maxAge`, kept as they go over the wire: serialized and compressed once, not for everybody who
 * opens a form. Few of them, because an answer may be large and the address is in the hands of the caller.
 */
export class KeptAnswers {
  readonly #answers: LRUCache<string, Kept>;
  readonly #maxAge: number;

  constructor(maxAge: number, clock: () => Date) {
    this.#maxAge = maxAge;
    this.#answers = new LRUCache({
      max: 20,
      ttl: maxAge * 1000,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  }

  /** The answer of this address, if it is kept. */
  find(request: FastifyRequest): Kept | undefined {
    return this.#answers.get(request.url);
  }

  keep(request: FastifyRequest, text: string): Kept {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const kept = { text, etag, brotli: text.length > 1024 ? compress(text, options) : undefined };
    this.#answers.set(request.url, kept);
    return kept;
  }

  async send(request: FastifyRequest, reply: FastifyReply, { text, etag, brotli }: Kept): Promise<FastifyReply> {
    reply.headers({ 'cache-control': `public, max-age=${this.#maxAge}`, etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.header('content-type', 'application/json; charset=utf-8');
    if (!brotli || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('content-encoding', 'br').send(await brotli);
  }
}
