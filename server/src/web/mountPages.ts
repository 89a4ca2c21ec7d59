import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileURLToPath } from 'node:url';
import { RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Caller, Platform } from '../kit/context.ts';
import { callerOf } from '../kit/mount.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import { UnderWay } from '../kit/underWay.ts';
import { FRAME_HEADER, policyOf } from './document.ts';
import { PageCache } from './pageCache.ts';
import { pageCalls } from './pageApi.ts';
import type { PageCalls } from './pageApi.ts';
import { segmentHandlers } from './segments.ts';
import { mountSeoFiles, publicPaths } from './seoFiles.ts';
import type { Site } from './seoFiles.ts';

const clientFolder = fileURLToPath(new URL('../../../build/web/client', import.meta.url));
const buildFile = new URL('../../../build/web/server/index.js', import.meta.url);

/** Serves the built pages: static files, and every other GET through React Router. */
export async function mountPages(app: FastifyInstance, platform: Platform, site: Site): Promise<void> {
  const build = (await import(buildFile.href)) as ServerBuild;
  reporterOf(build)((error) => platform.log.error({ err: error }, 'page failed'));
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  mountSeoFiles(app, platform, site, async () => publicPaths(build));
  const render = renderer(build, platform, segmentHandlers(build, 'production'));
  const cache = new PageCache(site);
  const pages = new UnderWay();
  app.addHook('onClose', () => pages.settled());
  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request)) return answerUnknown(reply);
    const page = await pages.track(cache.get(request, () => render(request)));
    for (const [name, value] of page.headers) void reply.header(name, value);
    return reply.status(page.status).send(page.body);
  });
}

/** Unknown calls, and anything but reading sent to a page. */
export const isCall = (request: FastifyRequest): boolean =>
  request.url.startsWith('/apis/') || !['GET', 'HEAD'].includes(request.method);

export const answerUnknown = (reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ ...NOT_FOUND, data: null });

export interface Rendered {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

type Render = (request: FastifyRequest) => Promise<Rendered>;

function renderer(build: ServerBuild, platform: Platform, handlerFor: ReturnType<typeof segmentHandlers>): Render {
  const calls = pageCalls(platform);
  const mediaUrl = platform.config.livekit?.url;
  return async (request) => {
    const url = addressOf(request);
    const context = contextFor(build, calls(visitorOf(request)));
    const headers = new Headers({
      'user-agent': request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
    });
    const response = await handlerFor(url.pathname)(new Request(url, { headers }), context);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      const policy = policyOf(body, response.headers.get(FRAME_HEADER), mediaUrl);
      response.headers.set('content-security-policy', policy);
    }
    response.headers.delete(FRAME_HEADER);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
    return { status: response.status, headers: [...response.headers], body };
  };
}

/**
 * `//other.cn/a` is a path of ours, although browsers and `URL` would resolve it to another host. Of a whole address
 * only path and query count, and a host that is none is left out.
 */
export function addressOf({ url, protocol, host }: Pick<FastifyRequest, 'url' | 'protocol' | 'host'>): URL {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  const ours = URL.canParse(origin) && !/[@/?#\\]/.test(host) ? origin : 'http://localhost';
  if (url.startsWith('/')) return new URL(ours + url);
  const { pathname, search } = URL.canParse(url) ? new URL(url) : new URL(ours);
  return new URL(ours + (pathname.startsWith('/') ? pathname : '/') + search);
}

/** A page speaks for whoever holds the cookie; calls themselves only know the header. */
export function visitorOf(request: FastifyRequest): Caller {
  return { ...callerOf(request), token: tokenCookie(request) };
}

/** The context key lives in the bundle, so that both sides mean the same one. */
export function contextFor(build: ServerBuild, api: ReturnType<PageCalls>): RouterContextProvider {
  const context = new RouterContextProvider();
  const entry = build.entry.module as unknown as { apiContext: Parameters<RouterContextProvider['set']>[0] };
  context.set(entry.apiContext, api);
  return context;
}

function reporterOf(build: ServerBuild): (report: (error: unknown) => void) => void {
  return (build.entry.module as unknown as { setReporter: (report: (error: unknown) => void) => void }).setReporter;
}
