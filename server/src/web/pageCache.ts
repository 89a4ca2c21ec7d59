import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPhone } from '#contract/rules/guard.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import type { Rendered } from './mountPages.ts';
import type { Site } from './seoFiles.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type PageSite = Pick<Site, 'isPersonal'>;

type Encoding = 'br' | 'gzip' | 'identity';

/** Together with `SHARED_MS` of the calls behind the pages at most 5 s: so old may be what a page says of the site. */
export const PAGE_MS = 3000;

/**
 * Keeps the pages that a guest sees for 3 seconds, compressed once per encoding. Concurrent first requests of one
 * address share one rendering. Pages of signed-in visitors are never kept.
 */
export class PageCache {
  readonly #site: PageSite;
  readonly #pages = new LRUCache<string, Promise<Rendered>>({ max: 500, ttl: PAGE_MS });

  constructor(site: PageSite) {
    this.#site = site;
  }

  async get(request: FastifyRequest, render: () => Promise<Rendered>): Promise<Rendered> {
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (!isShareable(request, this.#site)) return compressed(await render(), encoding);
    const key = `${encoding} ${deviceOf(request)} ${request.host} ${request.url}`;
    const known = this.#pages.get(key);
    if (known) return known;
    const fresh = render().then((page) => compressed(page, encoding));
    this.#pages.set(key, fresh);
    const keep = await fresh.then(isKeepable, () => false);
    if (!keep) this.#pages.delete(key);
    return fresh;
  }
}

const isShareable = (request: FastifyRequest, { isPersonal }: PageSite): boolean =>
  request.method === 'GET' && !tokenCookie(request) && !isPersonal(request.url);

const isKeepable = (page: Rendered): boolean =>
  page.status === 200 &&
  !page.headers.some(([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value === 'no-store'));

/** Phones may be redirected, so they do not share pages with desktops. */
const deviceOf = (request: FastifyRequest): string => (isPhone(request.headers['user-agent'] ?? '') ? 'phone' : 'desk');

function encodingOf(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : 'identity';
}

async function compressed(page: Rendered, encoding: Encoding): Promise<Rendered> {
  const headers: [string, string][] = [...page.headers, ['vary', 'accept-encoding, cookie']];
  if (encoding === 'identity' || page.body.length < 1024) return { ...page, headers };
  const body =
    encoding === 'br'
      ? await brotliAsync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAsync(page.body, { level: 6 });
  return { ...page, body, headers: [...headers, ['content-encoding', encoding]] };
}
