import { startEmbedded } from '../src/db/embedded.ts';

/** Started by embedded.test.ts: holds a data folder until SIGTERM or killed. */
const silent = () => undefined;
try {
  const database = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const alive = setInterval(silent, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(alive);
    void database.stop();
  });
  process.stdout.write(`${database.url}\n`);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
