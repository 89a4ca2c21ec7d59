import { test as base } from '@playwright/test';
import { listedPaths } from './sitePages.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

export interface OfWorker {
  /** The demo world of this worker. */
  world: World;
  /** Every path of its site map. */
  listed: readonly string[];
}

/** Tests of a worker follow each other in one world; what workers do at the same time, they do in different worlds. */
export const test = base.extend<object, OfWorker>({
  world: [
    async ({}, lend, { parallelIndex }) => {
      const world = await openWorld(parallelIndex);
      await lend(world);
      await world.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  listed: [async ({ world }, lend) => lend(await listedPaths(world.url)), { scope: 'worker' }],
  baseURL: async ({ world }, lend) => lend(world.url),
});

export { expect } from '@playwright/test';
