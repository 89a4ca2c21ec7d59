import { expect, test } from '@playwright/test';
import { otherStates, publicPages } from './support/budgetPages.ts';
import { eachOf } from './support/budgetPool.ts';
import { firstVisit, largestPaint } from './support/budgetVisit.ts';
import type { Visit } from './support/budgetVisit.ts';

const KB = 1024;
const SCRIPTS = 150 * KB;
const HTML = 60 * KB;
const SHIFT = 0.02;
const PAINT_MS = 1800;
const AT_ONCE = 3;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('first visits of public pages stay within 150 KB of scripts and 60 KB of HTML, and nothing moves', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const visits = await eachOf(await publicPages(request), AT_ONCE, ({ address }) =>
    firstVisit(browser, address, desktop),
  );
  show(visits);
  expect
    .soft(
      over(visits, ({ scripts }) => scripts, SCRIPTS),
      'scripts',
    )
    .toEqual([]);
  expect
    .soft(
      over(visits, ({ htmlCompressed }) => htmlCompressed, HTML),
      'HTML',
    )
    .toEqual([]);
  expect
    .soft(
      over(visits, ({ shift }) => shift, SHIFT),
      'layout shift',
    )
    .toEqual([]);
});

test('on phones nothing moves and nothing is wider than 360 px', async ({ browser, request }) => {
  test.setTimeout(240_000);
  const wanted = [...(await publicPages(request)), ...(await otherStates(request))];
  const visits = await eachOf(wanted, AT_ONCE, ({ address }) => firstVisit(browser, address, phone));
  expect
    .soft(
      over(visits, ({ shift }) => shift, SHIFT),
      'layout shift',
    )
    .toEqual([]);
  expect
    .soft(
      over(visits, ({ width }) => width, phone.viewport.width),
      'width',
    )
    .toEqual([]);
});

for (const address of ['/', '/list', '/login']) {
  test(`the largest part of ${address} is painted within 1.8 s on a slow phone`, async ({ browser }) => {
    const runs: number[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await largestPaint(browser, address));
    const median = runs.sort((a, b) => a - b)[1]!;
    process.stdout.write(`  LCP ${address}: ${runs.map(Math.round).join(', ')} ms\n`);
    expect(median).toBeLessThanOrEqual(PAINT_MS);
  });
}

const over = (visits: readonly Visit[], size: (visit: Visit) => number, limit: number): [string, number][] =>
  visits.filter((visit) => !(size(visit) <= limit)).map((visit) => [visit.address, size(visit)]);

/** The ten pages with the most scripts, and the three with the most HTML. */
function show(visits: readonly Visit[]): void {
  const by = (size: (visit: Visit) => number, count: number) =>
    visits.toSorted((a, b) => size(b) - size(a)).slice(0, count);
  const shown = new Set([...by(({ scripts }) => scripts, 10), ...by(({ html }) => html, 3)]);
  const rows = [...shown].map(({ address, scripts, html, htmlCompressed, shift }) =>
    [inKb(scripts), inKb(htmlCompressed), inKb(html), shift.toFixed(3).padStart(8), `  ${address}`].join(''),
  );
  process.stdout.write(`\n    JS gz KB HTML gz KB    HTML KB   shift  page\n${rows.join('\n')}\n`);
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(11);
