import { rm } from 'node:fs/promises';
import pino from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { scratchFolder } from '../../server/test/scratchFolder.ts';
import { startServer } from './server.ts';
import { DATABASE, FOLDER } from './world.ts';

/**
 * Before all tests: the product's own first start fills one database with the demo world, which then stays as it is:
 * every worker of Playwright clones it (`world.ts`). One PostgreSQL serves the template and all the clones.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  await first.stop();
  const postgres = await startEmbedded({ dataDir, log: pino({ level: 'silent' }), isDurable: false });
  process.env[FOLDER] = dataDir;
  process.env[DATABASE] = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
