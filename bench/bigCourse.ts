import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { enter } from '../scripts/lib/galleryPeople.mjs';
import { bigDraft } from '../e2e/support/bigDraft.ts';
import { jobsDone } from '../e2e/support/jobsDone.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const CHAPTERS = 100;
const PERIODS = 20;
const ROUNDS = 5;
const LECTURER = { mobile: '13800000002', userType: 2 };
/** What can be dragged is the row; `data-row` is the name in it. */
const ROW = '[aria-label="目录"] li[draggable="true"]';

/**
 * `npm run bench -- bigCourse`: a course of 100 chapters × 20 class-hours opens in the editor (target 1 s until its
 * first rows are seen, and how long until one of them is renamed) and a class-hour is dragged past seven others (target: no frame over 50 ms). The same page with
 * one chapter of one class-hour is the reference.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { url } = await world.start(serverProgram);
    await jobsDone(world); // the demo world has much to do in the background at first
    const token = (await enter(url, LECTURER))!;
    const rows: (string | number)[][] = [];
    for (const [name, chapters, periods] of [
      ['1 章 × 1 课时', 1, 1],
      [`${CHAPTERS} 章 × ${PERIODS} 课时`, CHAPTERS, PERIODS],
    ] as const) {
      const id = await bigDraft(world.databaseUrl, { mobile: LECTURER.mobile, chapters, periods });
      const seen: Opened[] = [];
      for (let round = 0; round < ROUNDS; round += 1) seen.push(await open(browser, token, url, id));
      const middle = (of: (one: Opened) => number) => seen.map(of).toSorted((x, y) => x - y)[Math.floor(ROUNDS / 2)]!;
      const frames = periods > 10 ? await dragged(browser, token, url, id) : undefined;
      rows.push([name, middle(({ bytes }) => bytes / 1024), middle(({ firstByte }) => firstByte)]);
      rows.at(-1)!.push(
        middle(({ shown }) => shown),
        middle(({ usable }) => usable),
        middle(({ ready }) => ready),
        middle(({ scripts }) => scripts / 1024),
        middle(({ files }) => files),
      );
      rows.at(-1)!.push(frames ? Math.max(...frames) : '', frames ? frames.filter((ms) => ms > 50).length : '');
    }
    const heads = [
      '课程',
      'HTML KB',
      '首字节 ms',
      '看见第一行 ms',
      '能改名 ms',
      '能拖 ms',
      '脚本 KB',
      '脚本个数',
      '拖动最慢一帧 ms',
      '超过 50 ms 的帧',
    ];
    report(heads, rows);
  } finally {
    await browser.close();
    await world.close();
  }
}

interface Opened {
  bytes: number;
  firstByte: number;
  /** The first rows are on the screen. */
  shown: number;
  /** A class-hour was given another name, which this browser has put by to send it. */
  usable: number;
  /** A row can be dragged. */
  ready: number;
  /** Of the scripts there were by then: bytes on the wire, and how many. */
  scripts: number;
  files: number;
}

async function visit(browser: Browser, token: string, url: string, id: string, act?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url }]);
  await context.addInitScript(noteRows);
  if (act) await context.addInitScript(act);
  const page = await context.newPage();
  await page.goto(`${url}/account/vod/period?id=${id}`, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor({ timeout: 30_000 });
  return page;
}

async function open(browser: Browser, token: string, url: string, id: string): Promise<Opened> {
  const page = await visit(browser, token, url, id, renameFirst);
  const ready = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => 'usable' in globalThis);
  const seen = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const { seen, usable } = globalThis as unknown as { seen: number; usable: number };
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= usable,
    );
    return {
      bytes: entry!.decodedBodySize,
      firstByte: entry!.responseStart,
      shown: Math.max(seen, painted?.startTime ?? 0),
      usable,
      scripts: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: before.length,
    };
  });
  await page.context().close();
  return { ...seen, ready };
}

/** In the page: when the first row has been painted, in milliseconds since the page was asked for. */
function noteRows(): void {
  const look = (): void => {
    if (!document.querySelector('[data-row]')) return void requestAnimationFrame(look);
    requestAnimationFrame(() => Object.assign(globalThis, { seen: performance.now() }));
  };
  look();
}

/** In the page: gives the first class-hour another name, as soon as the keyboard can, and notes when that was put by. */
function renameFirst(): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const attempt = (): void => {
    const input = document.querySelector<HTMLInputElement>('[aria-label="目录"] li input[aria-label="名称"]');
    if (!input) {
      const row = document.querySelector('[data-row^="period:"]');
      row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }));
      return void setTimeout(attempt, 4);
    }
    setValue.call(input, `改名 ${performance.now()}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    if (!Object.keys(localStorage).some((key) => key.startsWith('zt-draft:course'))) return void setTimeout(attempt, 4);
    Object.assign(globalThis, { usable: performance.now() });
  };
  attempt();
}

/** Milliseconds between the frames while a class-hour is dragged past seven others and let go. */
async function dragged(browser: Browser, token: string, url: string, id: string): Promise<number[]> {
  const page = await visit(browser, token, url, id);
  await page.waitForTimeout(1000);
  const row = page.locator(ROW).nth(2);
  const name = await row.innerText();
  const { x, y, height } = (await row.boundingBox())!;
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const note = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(note);
    });
  });
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 7 * 8; step += 1) {
    await page.mouse.move(x + 12, y + height / 2 + (step * height) / 8);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(800);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  if ((await row.innerText()) === name) throw new Error(`「${name}」没有拖走`);
  await page.context().close();
  return frames;
}
