import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,server,seed,scripts}/**/*.test.ts'],
          globalSetup: ['server/test/globalSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // 一个工作进程里的文件共用载入的模块：每个文件都载入一遍整个应用，要花掉六成的时间（docs/decisions/0010）
          isolate: false,
        },
      },
      // 网页的模块像在浏览器里一样记着东西，每个文件要从头开始
      {
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 20_000, hookTimeout: 30_000 },
      },
    ],
  },
});
