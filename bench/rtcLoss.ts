import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { setTimeout as settled } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type * as Client from 'livekit-client';
import { openCamera } from './kit/camera.ts';
import { openLossyRelay } from './kit/lossyRelay.ts';
import type { LossyRelay } from './kit/lossyRelay.ts';
import { CLIENT, openMediaSite } from './kit/mediaSite.ts';
import type { MediaSite } from './kit/mediaSite.ts';
import { report } from './kit/report.ts';

const SECONDS = 10;
const SETTLED_MS = 5000;
const SEED = 20_261_129;
const DELAYS_MS = [0, 25];
/** Lost of each direction of both legs, one window after the other; those without loss say what the machine does itself. */
const SHARES = [0, 0.05, 0, 0.05, 0, 0.1];
const STEADY = 'web/src/shared/rtc/steadyPlay.ts';

declare const window: { room: Client.Room; steadyPlay: (room: Client.Room) => void };

/**
 * `npm run bench -- rtcLoss`: a picture of 720p from one browser to another through the engine, while on the way there
 * and on the way to the viewer packets are lost, in both directions. Target: at 5 % no freeze in 10 s.
 */
export async function run(): Promise<void> {
  const site = await openMediaSite();
  const rows: (string | number)[][] = [];
  try {
    for (const delayMs of DELAYS_MS) rows.push(...(await measure(site, delayMs)));
  } finally {
    await site.close();
  }
  const head = [
    '每程毫秒',
    '每段丢',
    '画面',
    '高',
    'kb/秒',
    '停几次',
    '停多久 秒',
    '最长一顿 毫秒',
    '路上丢',
    '要重发',
  ];
  report([...head, '要整幅'], rows);
}

async function measure(site: MediaSite, delayMs: number): Promise<(string | number)[][]> {
  const port = site.host.facts.processes[0]!.udpPort;
  const legs = await Promise.all([SEED, -SEED].map((seed) => openLossyRelay(port, { delayMs, seed })));
  const [sender, viewer] = [await site.open(CLIENT), await site.open(CLIENT)];
  const rows = [];
  try {
    await goThrough(sender, legs[0]!.port);
    await goThrough(viewer, legs[1]!.port);
    await openCamera(sender);
    await site.send(sender, `live-${delayMs}`, 'sender');
    await site.play(viewer, `live-${delayMs}`, 'viewer');
    await playAsTheSiteDoes(viewer);
    for (const share of SHARES) {
      for (const leg of legs) leg.lose(share);
      await settled(SETTLED_MS);
      rows.push([String(delayMs), `${share * 100} %`, ...(await oneWindow(viewer, legs))]);
    }
  } finally {
    await Promise.all([sender, viewer].map((page) => page.context().close()));
    for (const leg of legs) leg.close();
  }
  return rows;
}

async function oneWindow(viewer: Page, legs: readonly LossyRelay[]): Promise<(string | number)[]> {
  const lostSoFar = (): number => legs.reduce((sum, { counts }) => sum + counts.lost, 0);
  const [before, lostBefore] = [await seen(viewer), lostSoFar()];
  const longest = await longestStill(viewer, SECONDS);
  const after = await seen(viewer);
  const grown = (name: keyof typeof after): number => after[name] - before[name];
  const whole = [grown('frames'), after.height, (grown('bytes') * 8) / 1000 / SECONDS, grown('freezes')];
  const asked = [lostSoFar() - lostBefore, grown('nacks'), grown('plis')];
  return [...whole.map(rounded), grown('frozen'), rounded(longest), ...asked.map(rounded)];
}

const rounded = (figure: number): string => String(Math.round(figure));

/** What the site's pages do about it; the file needs nothing but what a browser has. */
async function playAsTheSiteDoes(page: Page): Promise<void> {
  const source = stripTypeScriptTypes(await readFile(STEADY, 'utf8'));
  await page.addScriptTag({ type: 'module', content: `${source}\nwindow.steadyPlay = steadyPlay;` });
  await page.waitForFunction(() => 'steadyPlay' in window);
  await page.evaluate(() => window.steadyPlay(window.room));
}

/** Whatever address of the engine the page is told, it goes by this port. */
const goThrough = (page: Page, port: number): Promise<void> =>
  page.evaluate((instead) => {
    const { prototype } = RTCPeerConnection;
    const add = prototype.addIceCandidate as (candidate?: RTCIceCandidateInit) => Promise<void>;
    prototype.addIceCandidate = function through(this: RTCPeerConnection, told?: RTCIceCandidateInit | null) {
      const words = (told?.candidate ?? '').split(' ');
      const candidate = words.with(4, '127.0.0.1').with(5, String(instead)).join(' ');
      return add.call(this, { ...told, sdpMid: told?.sdpMid ?? null, candidate });
    };
  }, port);

/** What the browser counted of the picture so far. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    const sums = { frames: 0, height: 0, bytes: 0, freezes: 0, frozen: 0, nacks: 0, plis: 0 };
    for (const person of window.room.remoteParticipants.values())
      for (const { track } of person.trackPublications.values())
        for (const one of (await track?.getRTCStatsReport())?.values() ?? []) {
          if (one.type !== 'inbound-rtp') continue;
          sums.frames += one.framesDecoded;
          sums.height = one.frameHeight ?? 0;
          sums.bytes += one.bytesReceived;
          sums.freezes += one.freezeCount;
          sums.frozen += one.totalFreezesDuration;
          sums.nacks += one.nackCount;
          sums.plis += one.pliCount;
        }
    return sums;
  });

/** For so many seconds: the longest time in milliseconds in which the picture did not change. */
const longestStill = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((done) => {
        const film = document.querySelector('video')!;
        let [last, longest] = [performance.now(), 0];
        const look = (): void => {
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
          film.requestVideoFrameCallback(look);
        };
        film.requestVideoFrameCallback(look);
        setTimeout(() => done(Math.max(longest, performance.now() - last)), length * 1000);
      }),
    seconds,
  );
