import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadConfig } from '#server/config.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { StartupError } from '#server/startupError.ts';

/** This process holds the embedded database, so that it need not restart with the server. */
try {
  process.exitCode = await watch();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function watch(): Promise<number> {
  const config = loadConfig(process.env);
  const database = config.databaseUrl === null ? await startDatabase(config.dataDir) : null;
  // Named folders: following imports would restart for the temporary files Vite writes at every start.
  const watched = ['server/src', 'contract/src', 'seed'].map((folder) => `--watch-path=${folder}`);
  const child = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(database && { DATABASE_URL: database.url, DEMO_MODE: config.demo ? 'on' : 'off' }),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  await once(child, 'exit');
  await database?.stop();
  return child.exitCode ?? 0;
}

function startDatabase(dataDir: string) {
  const say = (message: string) => console.log(message);
  return startEmbedded({
    dataDir,
    log: { debug: () => undefined, info: say, warn: say, error: say },
    onCrash: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
}
