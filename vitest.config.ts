import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,seed,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/globalSetup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
