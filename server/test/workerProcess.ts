import pino from 'pino';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { startJobs } from '#server/jobs/startJobs.ts';
import { jobs } from '#server/jobs/table.ts';
import { buildPlatform } from '#server/platform.ts';

/** Started by deadWorker.test.ts: begins the first letter it finds, says so, and never ends it. */
const config = loadConfig(process.env);
const database = openDatabase(config.databaseUrl!);
const begins = async (): Promise<never> => {
  process.stdout.write('begun\n');
  return new Promise(() => undefined);
};
const table = jobs.filter(({ name }) => name === 'sendLetter').map((one) => ({ ...one, run: begins }));
await startJobs(buildPlatform(config, database, pino({ level: 'silent' })), database.pool, { table });
setInterval(() => undefined, 60_000);
