import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../config.ts';
import { loadConfig } from '../config.ts';
import { readSecretKey } from '../config/secretKey.ts';
import { mustNotBeHalfRestored } from '../dataFolder.ts';
import type { Database } from '../db/client.ts';
import { openDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { runningDatabase } from '../db/embedded/running.ts';
import { knownMigrations, newestApplied } from '../db/migrations.ts';
import { assertUsableDatabase } from '../db/unusable.ts';
import { StartupError } from '../startupError.ts';
import type { Io } from './verb.ts';

export interface Site {
  config: Config;
  database: Database;
  /** Another process of ours has the embedded database now. */
  isRunning: boolean;
}

/** The settings without making anything; the key is empty where there is none yet. */
export const settingsOf = (env: NodeJS.ProcessEnv): Config =>
  loadConfig(env, (dataDir) => (existsSync(join(dataDir, 'secret')) ? readSecretKey(dataDir) : ''));

/**
 * Lends the site of the settings, whether it runs or not.
 * @throws StartupError when there is none
 */
export async function withSite<T>(io: Pick<Io, 'env'>, work: (site: Site) => Promise<T>): Promise<T> {
  const config = settingsOf(io.env);
  mustNotBeHalfRestored(config.dataDir);
  const { url, isRunning, stop } = await reach(config);
  const database = openDatabase(url, 4);
  try {
    if (config.databaseUrl !== null) await assertUsableDatabase(database.pool);
    if (config.secretKey === '')
      throw new StartupError(`没有密钥：请设 SECRET_KEY，或用 DATA_DIR 指出 secret 所在的数据文件夹。`);
    return await work({ config, database, isRunning });
  } finally {
    await database.close();
    await stop();
  }
}

/** As `withSite`, for what reads and writes rows: only while their shape is the one that this version knows. */
export const withCurrentSite = <T>(io: Pick<Io, 'env'>, work: (site: Site) => Promise<T>): Promise<T> =>
  withSite(io, async (site) => {
    const [applied, known] = [await newestApplied(site.database.pool), (await knownMigrations()).at(-1)!.when];
    if (applied < known)
      throw new StartupError('数据库还是旧的表结构，请先启动一次站点，或运行 npm run zhitu -- upgrade。');
    if (applied > known) throw new StartupError('数据库由更新的知途使用过，请用那一版的命令。');
    return work(site);
  });

async function reach({ databaseUrl, dataDir }: Config) {
  const nothing = async (): Promise<void> => undefined;
  if (databaseUrl !== null) return { url: databaseUrl, isRunning: false, stop: nothing };
  if (!existsSync(join(dataDir, 'postgres')))
    throw new StartupError(`${dataDir} 里还没有站点，请先 npm start，或用 DATA_DIR 指出它在哪里。`);
  const running = await runningDatabase(dataDir);
  if (running !== null) return { url: running, isRunning: true, stop: nothing };
  const started = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  return { url: started.url, isRunning: false, stop: started.stop };
}
