import { startEmbedded } from '../src/db/embedded.ts';

/** 由 embedded.test.ts 启动：占住一个数据文件夹，直到收到 SIGTERM 或被杀 */
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
