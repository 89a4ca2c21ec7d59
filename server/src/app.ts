import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { TOO_OFTEN } from '#contract/kit/errors.ts';
import { handlers } from './api/table.ts';
import { mountCalendar } from './calendar/mountCalendar.ts';
import { stillEnters } from './domain/calls/rooms.ts';
import { quesReadings } from './domain/community/quesReadings.ts';
import { readings } from './domain/community/readings.ts';
import { flushViews } from './domain/news/viewCounter.ts';
import { flushWords } from './domain/search/wordCounter.ts';
import type { Platform } from './kit/context.ts';
import { answerBroken, answerErrors, answerUnknownCalls, answerUnreadable } from './kit/errors.ts';
import { drainBodies } from './kit/drain.ts';
import { refuseWhenFull } from './kit/refuseWhenFull.ts';
import { beginRequest, endRequest } from './kit/trace.ts';
import { loggedPath } from './kit/loggedPath.ts';
import { mountCalls } from './kit/mount.ts';
import { mountDemoArt } from './demoArt.ts';
import { mountDocs } from './docs.ts';
import { mountHealth } from './health.ts';
import { endConnections } from './leaving.ts';
import { readableUrl } from './readableUrl.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import { mountFiles } from './media/mountFiles.ts';
import { mountMcp } from './mcp/mountMcp.ts';
import { mountLiveHls } from './media/mountLiveHls.ts';
import { mountMedia } from './media/mountMedia.ts';
import { mountScorm } from './media/mountScorm.ts';
import { mountSaml } from './saml/mountSaml.ts';
import { mountLti } from './lti/mountLti.ts';
import { mountLtiTools } from './lti/mountLtiTools.ts';
import { mountUploads } from './media/mountUploads.ts';
import { mayUpgrade } from './realtime/mayUpgrade.ts';
import { mountOwnHosts } from './ownHosts.ts';
import { mountNotices } from './pay/mountNotices.ts';
import { mountRtc } from './realtime/mountRtc.ts';
import { mountRtcNotices } from './realtime/mountRtcNotices.ts';

/** Builds the HTTP side: calls, documents, health. Pages are mounted by the caller, because tests of calls need none. */
export async function buildApp(platform: Platform, redis?: Redis): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger) => logger, // every line names its request itself
    trustProxy: hopsOf(config.trustProxy),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle', // what is under way is answered first (closeApp.ts)
    pluginTimeout: 0, // a busy machine starts slowly, and whoever waits for it knows when to give up
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBroken,
    rewriteUrl: readableUrl,
    http: { shouldUpgradeCallback: mayUpgrade },
  });
  answerErrors(app, platform);
  if (config.traces) traceRequests(app);
  logRequests(app);
  drainBodies(app);
  refuseWhenFull(app, config.maxUnderWay);
  endConnections(app);
  setSecurityHeaders(app, { overTls: config.publicUrl.startsWith('https:') });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false, // nobody sends us compressed bodies, and a small one could unfold to a huge one
  });
  await app.register(async (counted) => {
    if (config.rateLimit > 0) await limitRate(counted, config.rateLimit, redis);
    await counted.register(async (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
        done();
      });
      await mountCalls(scope, platform, handlers);
      await scope.register((uploads) => mountUploads(uploads, platform));
      await scope.register((notices) => mountNotices(notices, platform));
      if (platform.providers.rtc?.entered) await scope.register((told) => mountRtcNotices(told, platform));
    });
    mountCalendar(counted, platform);
    mountMcp(counted, platform, handlers);
    await mountSaml(counted, platform);
    await mountLti(counted, platform);
    await mountLtiTools(counted, platform);
    await mountDocs(counted, handlers);
  });
  await answerUnknownCalls(app);
  mountHealth(app, platform);
  mountOwnHosts(app, platform);
  mountMedia(app, platform);
  if (platform.providers.rtc?.host) {
    mountRtc(app, platform.providers.rtc.host, (entry) => stillEnters(platform.db, entry, platform.clock()));
    mountLiveHls(app, platform, platform.providers.rtc.host);
  }
  mountScorm(app, platform);
  mountFiles(app, platform);
  if (config.demo) mountDemoArt(app);
  app.addHook('onClose', () =>
    Promise.all([
      flushViews(platform.db),
      readings.flush(platform.db),
      quesReadings.flush(platform.db),
      flushWords(platform.db),
    ]),
  );
  return app;
}

/** Counts the requests of an address by the routes they reach: the same address can be written in many ways. */
async function limitRate(scope: FastifyInstance, max: number, redis: Redis | undefined): Promise<void> {
  await scope.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    redis,
    skipOnError: true, // without Redis for a while nobody is counted, but everybody is answered
    errorResponseBuilder: () => Object.assign(new Error(TOO_OFTEN.msg), { statusCode: 429 }),
  });
}

/** A number of proxies in front of us, in the form Fastify's types know. */
const hopsOf = (setting: Platform['config']['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Everything that is answered, but for what only looks whether we live. */
function traceRequests(app: FastifyInstance): void {
  const isWatched = (url: string): boolean => !/^\/(healthz|servez|readyz|metrics)/.test(url);
  app.addHook('onRequest', ({ raw, method, url, headers }, _reply, done) => {
    if (isWatched(url)) beginRequest(raw, method, headers['traceparent']);
    done();
  });
  app.addHook('onResponse', ({ raw, method, routeOptions: { url: route = 'page' } }, { statusCode }, done) => {
    endRequest(raw, method, route, statusCode);
    done();
  });
}

/** One line per answered call or page; static files and health checks would only bury them. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (/^\/(assets|demo-art|healthz|servez|readyz|metrics)/.test(request.url)) return;
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
