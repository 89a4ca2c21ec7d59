import { setTimeout as settled } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { entries } from '#contract/live/room.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { ask } from '../e2e/support/ask.ts';
import { LECTURER, lessonOfToday, LINXIAO } from '../e2e/support/lessonOfToday.ts';
import { openAs, tokenOf } from '../e2e/support/openAs.ts';
import { childrenOf, commandOf } from './kit/processorTime.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const EVERY_MS = 100;
const PATIENCE_MS = 30_000;
const AFTER_MS = 6000;
/** Which died sooner than after 30 s is started again later each time. */
const BETWEEN_MS = 32_000;

/** When the picture last moved, by the clock of the page, and the longest it stood still since it was last asked. */
declare const window: { still: { since: number; longest: number } };

/**
 * `npm run bench -- engineCrash 3`: in the middle of a class `kill -9` hits the media engine. Target: a learner's picture
 * moves again within 6 s, and no call of the site fails or waits meanwhile.
 */
export async function run([rounds = '3']: string[] = []): Promise<void> {
  const world = await benchWorld();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream=fps=15',
    ],
  });
  const rows: (string | number)[][] = [];
  try {
    const server = await world.start(serverProgram, { RTC_PROCESSES: '1', RTC_UDP_PORT: '0' });
    const [teaches, learns] = await Promise.all([LECTURER, LINXIAO].map((who) => tokenOf(server.url, who)));
    const periodId = await lessonOfToday(world);
    const lecturer = await openAs(browser, server.url, teaches!, `/newlive/pusher?id=${periodId}`);
    await lecturer.getByRole('button', { name: '开始上课' }).click();
    for (const name of ['麦克风', '摄像头']) await lecturer.getByRole('button', { name }).click();
    const learner = await openAs(browser, server.url, learns!, `/newlive/player?id=${periodId}`);
    await learner.locator('video').first().waitFor({ timeout: PATIENCE_MS });
    await watchPictures(learner);
    const calls = askAllTheTime(() => ask(server.url, learns!, entries, { periodId, sinceSeq: 0 }));
    for (let round = 1; round <= Number(rounds); round += 1) {
      await settled(BETWEEN_MS);
      calls.begin();
      await learner.evaluate(() => void (window.still.longest = 0));
      process.kill(await engineOf(server.pid), 'SIGKILL');
      const backMs = await untilItMoves(learner);
      await settled(AFTER_MS);
      const { asked, failed, slowest } = calls.end();
      rows.push([String(round), backMs / 1000, String(asked), String(failed), `${Math.round(slowest)}`]);
    }
    calls.stop();
  } finally {
    await browser.close();
    await world.close();
  }
  report(['轮', '画面停了 秒（目标 6）', '其间的调用', '失败', '最慢 毫秒'], rows);
}

/** The process of the media engine that a server started. */
async function engineOf(server: number): Promise<number> {
  for (const pid of await childrenOf(server)) if (/rtc.engine.child/.test(await commandOf(pid))) return pid;
  throw new Error('没有音视频服务的进程');
}

/** From now on the page knows how long none of its pictures has moved; pictures come and go. */
const watchPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.still = { since: performance.now(), longest: 0 };
    const places = new WeakMap<HTMLVideoElement, number>();
    setInterval(() => {
      for (const film of document.querySelectorAll('video')) {
        const frames = film.getVideoPlaybackQuality().totalVideoFrames;
        if (places.get(film) === frames || frames === 0) continue;
        places.set(film, frames);
        const now = performance.now();
        window.still = { since: now, longest: Math.max(window.still.longest, now - window.still.since) };
      }
    }, 20);
  });

/** @returns for how long in milliseconds the picture stood still */
async function untilItMoves(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.now() - window.still.since > 300, undefined, { timeout: PATIENCE_MS });
  await page.waitForFunction(() => performance.now() - window.still.since < 100, undefined, { timeout: PATIENCE_MS });
  return page.evaluate(() => window.still.longest);
}

/** One call after the other, ten a second, whatever happens. */
function askAllTheTime(call: () => Promise<unknown>) {
  let counts = { asked: 0, failed: 0, slowest: 0 };
  const timer = setInterval(() => {
    const now = counts;
    const from = performance.now();
    now.asked += 1;
    void call()
      .catch(() => void (now.failed += 1))
      .finally(() => void (now.slowest = Math.max(now.slowest, performance.now() - from)));
  }, EVERY_MS);
  return {
    begin: () => void (counts = { asked: 0, failed: 0, slowest: 0 }),
    end: () => counts,
    stop: () => clearInterval(timer),
  };
}
