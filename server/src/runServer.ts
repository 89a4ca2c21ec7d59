import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { buildApp } from './app.ts';
import { closeApp } from './closeApp.ts';
import type { Config } from './config.ts';
import { loadConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { makeWritable, mustNotBeHalfRestored } from './dataFolder.ts';
import { openDatabase } from './db/client.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openReplica } from './db/replica.ts';
import { assertUsableDatabase, explainDatabaseError } from './db/unusable.ts';
import { keepRecording } from './domain/live/recording.ts';
import { startJobs } from './jobs/startJobs.ts';
import type { Platform } from './kit/context.ts';
import { leave } from './leaving.ts';
import { connectRedis } from './redis.ts';
import { builtRoutes } from './builtRoutes.ts';
import { prepareWorld } from './firstRun.ts';
import { buildPlatform } from './platform.ts';
import { startLive } from './realtime/startLive.ts';
import { StartupError } from './startupError.ts';
import { startTracing } from './tracing.ts';
import { welcome } from './welcome.ts';

/** Puts the pages on a server that answers calls already. */
type MountPages = (app: FastifyInstance, platform: Platform) => Promise<void>;

/**
 * The whole life of a process: from settings to a listening server; on SIGINT and SIGTERM back again in the opposite
 * order. What keeps it from starting is said in a sentence.
 */
export async function runServer(mountPages: MountPages): Promise<void> {
  try {
    await start(mountPages);
  } catch (error) {
    console.error(error instanceof StartupError ? `启动失败：${error.message}` : error);
    process.exit(1);
  }
}

async function start(mountPages: MountPages): Promise<void> {
  const config = loadConfig(process.env);
  mustNotBeHalfRestored(config.dataDir);
  if (!config.s3) for (const folder of [config.dataDir, join(config.dataDir, 'files')]) makeWritable(folder);
  const log = pino({ level: config.logLevel, redact: ['req.headers.token', 'req.headers.cookie'] });
  const closers: (() => Promise<void>)[] = [];
  const stop = stopper(closers, log);
  let isAskedToStop = false;

  // `on`, not `once`: a parent that is killed lets the kernel repeat the signal, and the second must not end us halfway.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isAskedToStop = true;
      void stop().then(() => process.exit(0));
    });

  const stopTracing = await startTracing(config, log);
  if (stopTracing) closers.push(stopTracing);
  const onCrash = (reason: string): never => {
    console.error(reason);
    process.exit(1);
  };
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log, onCrash });
  if (embedded) closers.push(() => embedded.stop());
  const database = openDatabase(config.databaseUrl ?? embedded!.url);
  closers.push(() => database.close());
  try {
    await serve(config, database, { log, closers, mountPages });
  } catch (error) {
    await stop();
    // Stopped half way, the rest cannot be done.
    if (isAskedToStop) return process.exit(0);
    throw explainDatabaseError(error, { isOurs: config.databaseUrl === null });
  }
}

interface Around {
  log: pino.Logger;
  closers: (() => Promise<void>)[];
  mountPages: MountPages;
}

async function serve(config: Config, database: Database, { log, closers, mountPages }: Around): Promise<void> {
  if (config.databaseUrl !== null) await assertUsableDatabase(database.pool);
  await migrateDatabase(database.pool);
  const redis = await connectRedis(config.redisUrl, log);
  if (redis) closers.push(async () => redis.disconnect());
  const { databaseReplicaUrl } = config;
  const replica = databaseReplicaUrl === null ? undefined : await openReplica(databaseReplicaUrl, database, log);
  replica?.keepLooking();
  if (replica) closers.push(() => replica.close());
  const platform = buildPlatform(config, database, log, replica);
  await prepareWorld(platform, builtRoutes);
  if (config.jobs === 'only') {
    closers.push(await startJobs(platform, database.pool));
    return console.log('知途的后台任务已启动');
  }
  const app = await buildApp(platform, redis);
  closers.push(() => closeApp(app));
  await mountPages(app, platform);
  closers.push(await startLive(app.server, platform, database.pool));
  await listen(app, config);
  // not before: on a slow machine, loading what is above keeps the process too busy to hear of its own connections
  if (config.jobs !== 'off') closers.push(await startJobs(platform, database.pool));
  const media = platform.providers.rtc?.host;
  if (media) {
    keepRecording(platform);
    closers.push(() => media.stop());
    void media.start(log).catch((error: unknown) => log.warn({ err: error }, 'the media engine cannot be started'));
  }
  closers.push(() => leave(app, config.drainSeconds * 1000)); // the last to come is the first to go
  const { port } = app.server.address() as AddressInfo;
  console.log(welcome(config, port));
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartupError(`端口 ${port} 已被占用，请关掉占用它的程序，或用 PORT 换一个端口。`, { cause: error });
    if (code === 'EACCES')
      throw new StartupError(`没有权限使用端口 ${port}，请用 PORT 换一个 1024 以上的端口。`, { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartupError(`HOST 设的 ${host} 不是这台机器的地址，请改成它的地址或去掉这个设置。`, { cause: error });
    throw error;
  }
}

/** Closes in the opposite order of opening, once. */
function stopper(closers: (() => Promise<void>)[], log: pino.Logger): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () =>
    (stopping ??= (async () => {
      for (const close of closers.toReversed())
        await close().catch((error: unknown) => log.error({ err: error }, 'close failed'));
    })());
}
