import { rm } from 'node:fs/promises';
import pino from 'pino';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { startServer } from './server.ts';
import { DATABASE, templateFolder } from './world.ts';

/**
 * Before all tests: the product's own first start fills one database with the demo world, which then stays as it is:
 * every worker of Playwright clones it (`world.ts`). One PostgreSQL serves the template and all the clones.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  await rm(templateFolder, { recursive: true, force: true });
  const first = await startServer({ DATA_DIR: templateFolder });
  await first.stop();
  const postgres = await startEmbedded({ dataDir: templateFolder, log: pino({ level: 'silent' }) });
  await withoutWaitingForTheDisk(postgres.url);
  process.env[DATABASE] = postgres.url;
  return () => postgres.stop();
}

/** Nobody needs these data after a power failure. */
async function withoutWaitingForTheDisk(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, 1);
  await pool.query('alter role current_user set synchronous_commit = off');
  await close();
}
