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
          // Files of a worker share loaded modules: loading the application for each would take six tenths of
          // the time (docs/decisions/0010).
          isolate: false,
        },
      },
      // Modules of pages keep things as in a browser, so every file begins anew.
      {
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 20_000, hookTimeout: 30_000 },
      },
    ],
  },
});
