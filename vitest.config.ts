import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,seed,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/globalSetup.ts'],
    maxWorkers: 2,
    // 一个工作进程里的文件共用载入的模块：每个文件都载入一遍整个应用，要花掉六成的时间（docs/decisions/0010）
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
