import { serveBarePage } from './support/barePage.ts';
import { largestPaint } from './support/largestPaint.ts';
import { expect, test } from './support/test.ts';

const TIMES_BARE = 2.5;

for (const address of ['/', '/list', '/login']) {
  test(`the largest part of ${address} is painted in ${TIMES_BARE} times what a bare page needs on the same slow phone`, async ({
    browser,
  }) => {
    const bare = await serveBarePage();
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const reference = await largestPaint(browser, bare.address);
      const ours = await largestPaint(browser, address);
      process.stdout.write(`  LCP ${address}: ${Math.round(ours)} ms, bare ${Math.round(reference)} ms\n`);
      times.push(ours / reference);
    }
    bare.server.close();
    expect(times.sort((a, b) => a - b)[2]).toBeLessThanOrEqual(TIMES_BARE);
  });
}
