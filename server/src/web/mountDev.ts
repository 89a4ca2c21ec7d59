import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { LIVE_PATH } from '#contract/rules/live.ts';
import type { Platform } from '../kit/context.ts';
import { addressOf, answerUnknown, contextFor, isCall, visitorOf } from './mountPages.ts';
import { pageCalls } from './pageApi.ts';
import { mountSeoFiles, publicPaths } from './seoFiles.ts';
import type { Site } from './seoFiles.ts';

/** Pages straight from the sources, with hot reload. Only for development: nothing is hashed, cached or compressed. */
export async function mountDev(app: FastifyInstance, platform: Platform, site: Site): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('../../../web', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: LIVE_PATH } },
  });
  app.addHook('onClose', () => vite.close());
  const loadBuild = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
  mountSeoFiles(app, platform, site, async () => publicPaths(await loadBuild()));
  const calls = pageCalls(platform);

  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request)) return answerUnknown(reply);
    const handled = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)));
    });
    if (handled) return reply.hijack();
    const build = await loadBuild();
    const url = addressOf(request);
    const headers = new Headers({
      'user-agent': request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
    });
    const handler = createRequestHandler(build, 'development');
    const context = contextFor(build, calls(visitorOf(request)));
    return reply.send(await handler(new Request(url, { headers }), context));
  });
}
