import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { currentEdition, EDITION_MS } from './edition.ts';

interface Kept {
  text: string;
  etag: string;
  /** Absent for answers that are too short to gain from it. */
  brotli: Promise<Buffer> | undefined;
  edition: number;
  until: number;
}

const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/**
 * Answers of a call that is `kept`, as they go over the wire: serialized once for all who ask at about the same time,
 * compressed once for as long as they stay the same. Browsers keep them too, and ask whether they still hold. Few of
 * them, because an answer may be large and the address is in the hands of the caller.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Kept>({ max: 20 });
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** The answer of this address, if it is kept and no list has changed since. */
  find(request: FastifyRequest): Kept | undefined {
    const known = this.#answers.get(request.url);
    const holds = known?.edition === currentEdition() && this.#clock().getTime() < known.until;
    return holds ? known : undefined;
  }

  /** `edition` is the one in which the making of the answer began. */
  keep(request: FastifyRequest, text: string, edition: number): Kept {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const before = this.#answers.get(request.url);
    const brotli = before?.etag === etag ? before.brotli : text.length > 1024 ? compress(text, options) : undefined;
    const kept = { text, etag, brotli, edition, until: this.#clock().getTime() + EDITION_MS };
    this.#answers.set(request.url, kept);
    return kept;
  }

  async send(request: FastifyRequest, reply: FastifyReply, { text, etag, brotli }: Kept): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.header('content-type', 'application/json; charset=utf-8');
    if (!brotli || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('content-encoding', 'br').send(await brotli);
  }
}
