import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Failure } from '#contract/kit/errors.ts';
import { reworded, STORAGE_FULL, UNAVAILABLE } from '#contract/kit/errors.ts';
import type { Platform } from './kit/context.ts';
import { registerHostMetrics } from './hostMetrics.ts';
import { incidents } from './kit/incidents.ts';
import { openTabs, refused, underWay } from './kit/load.ts';
import { isLeaving } from './leaving.ts';
import { registerRtcMetrics } from './providers/rtc/metrics.ts';
import { registerReplicaMetrics, registerWorkMetrics } from './workMetrics.ts';

const LEAVING = reworded(UNAVAILABLE, '这个进程正在停止，请转给别的进程');

/**
 * `/healthz` (the process lives), `/servez` (a proxy may send it requests: it is not about to stop), `/readyz` (all of it
 * works: besides, the database answers and there is room), `/metrics` (Prometheus). What is away for one process is away
 * for all of them: a proxy that asked `/readyz` would send nobody anywhere, and who would be told why, or only reads,
 * would see an empty page (docs/decisions/0126).
 */
export function mountHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/servez', async (_request, reply) =>
    isLeaving(app) ? reply.status(503).send({ ...LEAVING, data: null }) : { status: 'serving' },
  );
  app.get('/readyz', async (_request, reply) => {
    const trouble = isLeaving(app) ? LEAVING : await troubleOf(platform);
    return trouble ? reply.status(503).send({ ...trouble, data: null }) : { status: 'ready' };
  });
  mountMetrics(app, platform);
}

/** Why it cannot serve: the database does not answer, or there is no room to keep anything. */
async function troubleOf({ db, providers, outages }: Platform): Promise<Failure | undefined> {
  try {
    await db.execute(sql`select 1`);
  } catch {
    return UNAVAILABLE;
  }
  return outages.isFull || (await providers.room.isShort()) ? STORAGE_FULL : undefined;
}

function mountMetrics(app: FastifyInstance, { config, db, replica, providers: { rtc } }: Platform): void {
  const { metricsToken: token } = config;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const one of [incidents, underWay, refused, openTabs]) registry.registerMetric(one);
  registerHostMetrics(registry, (db as unknown as { $client: pg.Pool }).$client, config.dataDir);
  if (rtc?.host) registerRtcMetrics(registry, rtc.host);
  if (replica) registerReplicaMetrics(registry, replica);
  const readWork = registerWorkMetrics(registry, db);
  const duration = new Histogram({
    name: 'zhitu_request_seconds',
    help: 'Time from request to response by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  // Labels are hashed anew with every observation unless their child is kept.
  const children = new Map<string, { observe(seconds: number): void }>();
  app.addHook(
    'onResponse',
    ({ method, routeOptions: { url: route = 'unknown' } }, { statusCode, elapsedTime }, done) => {
      const key = `${method} ${route} ${statusCode}`;
      let child = children.get(key);
      if (!child) children.set(key, (child = duration.labels({ method, route, status: statusCode })));
      child.observe(elapsedTime / 1000);
      done();
    },
  );
  app.get('/metrics', async (request, reply) => {
    if (token && !sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.status(401).send();
    await readWork();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
