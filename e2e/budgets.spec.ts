import { largestPaint } from './support/largestPaint.ts';
import { expect, test } from './support/test.ts';

const PAINT_MS = 1800;

for (const address of ['/', '/list', '/login']) {
  test(`the largest part of ${address} is painted within 1.8 s on a slow phone`, async ({ browser }) => {
    const runs: number[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await largestPaint(browser, address));
    const median = runs.sort((a, b) => a - b)[1]!;
    process.stdout.write(`  LCP ${address}: ${runs.map(Math.round).join(', ')} ms\n`);
    expect(median).toBeLessThanOrEqual(PAINT_MS);
  });
}
