import { totalmem } from 'node:os';
import { expect, it } from 'vitest';
import { bufferSettings, usableMemory } from './memory.ts';

const GB = 1024 ** 3;

it.each([
  [0.5, 128, 256],
  [2, 256, 1024],
  [24, 2048, 12_288],
])('a machine of %d GB', (memory, shared, cache) => {
  expect(bufferSettings(memory * GB)).toBe(`shared_buffers = ${shared}MB\neffective_cache_size = ${cache}MB\n`);
});

it("usable memory is no more than the machine's", () => {
  expect(usableMemory()).toBeGreaterThan(0);
  expect(usableMemory()).toBeLessThanOrEqual(totalmem());
});
