import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadConfig } from '#server/config.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { StartupError } from '#server/startupError.ts';

/** 由这个进程拿着内置数据库，服务重启时数据库不必跟着重启 */
try {
  process.exitCode = await watch();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function watch(): Promise<number> {
  const config = loadConfig(process.env);
  const database = config.databaseUrl === null ? await startDatabase(config.dataDir) : null;
  // 指明文件夹：跟踪引用的话，Vite 每次启动写的临时文件也会引起重启
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
