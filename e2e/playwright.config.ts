import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PORT = 3200;
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = fileURLToPath(new URL('../test-results/e2e-data', import.meta.url));

// 只在主进程里清空；工作进程也会读这个文件，那时服务器已经在用它
if (process.env['TEST_WORKER_INDEX'] === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  // 学习的两段大半时间在等片子播完，注册的又都是新人，所以与其余的一起走；其余共用演示账号，同一个人不能两处登录，一项接一项。
  // 量大小与快慢的，等别的都停了再量。
  workers: 2,
  projects: [
    { name: 'pages', testIgnore: ['learning.spec.ts', 'budgets.spec.ts'], workers: 1 },
    { name: 'learning', testMatch: 'learning.spec.ts', workers: 1 },
    { name: 'measured', testMatch: 'budgets.spec.ts', workers: 1, dependencies: ['pages', 'learning'] },
  ],
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node_modules/.bin/node server/src/main.ts',
    cwd: root,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
