import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as settled } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import type * as Client from 'livekit-client';
import pino from 'pino';
import { diskStorage } from '#server/providers/diskStorage.ts';
import { EngineHost } from '#server/providers/rtc/engineHost.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import { mountRtc } from '#server/realtime/mountRtc.ts';
import { drawClock, readClock } from './kit/clockFilm.ts';
import { secondsOf } from './kit/processorTime.ts';
import { report } from './kit/report.ts';

const ROOM = 'live-1';
const CLIENT = 'node_modules/livekit-client/dist/livekit-client.umd.js';
const SECONDS = 20;
const SETTLED_MS = 10_000;

declare const window: {
  LivekitClient: typeof Client;
  Hls: typeof import('hls.js').default;
  film: MediaStreamTrack;
};

/**
 * `npm run bench -- llHls`: from glass to glass, by WebRTC and by Low-Latency HLS. A page draws the time into a picture and
 * sends it through the engine as a lecturer's page does; others play it with livekit-client, and the broadcast with hls.js,
 * and read how old what they show is. All browsers, the engine and the broadcast are on this machine.
 */
export async function run(): Promise<void> {
  const folder = join(tmpdir(), `zhitu-llhls-${process.pid}`);
  const [key, secret] = ['bench', 'a secret of the measurement of delays'];
  const place = { host: '127.0.0.1', udpPort: 0, publicAddress: null, processes: 1 };
  const host = new EngineHost({ key, secret, ...place, recordings: folder, storage: diskStorage(folder) });
  const engine = livekitEngine({ url: '/', key, secret, turn: null, now: () => new Date(), host });
  await host.start(pino({ level: 'warn' }));
  const site = pagesOf(host);
  await site.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  const ticketOf = async (identity: string) => {
    const { token, clientOptions } = await engine.joinToken(
      ROOM,
      { identity, name: identity },
      { publish: true, subscribe: true },
      600,
    );
    const { iceServers: _, ...options } = clientOptions;
    return [token, options] as const;
  };
  const open = async (script: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    await page.addScriptTag({ content: await readFile(script, 'utf8') });
    return page;
  };
  const lecturer = await open(CLIENT);
  await drawClock(lecturer);
  await lecturer.evaluate(
    async ([to, ticket, how]) => {
      const room = new window.LivekitClient.Room(how);
      await room.connect(to, ticket);
      await room.localParticipant.publishTrack(window.film);
    },
    [url, ...(await ticketOf('lecturer'))] as const,
  );
  const learner = await open(CLIENT);
  await learner.evaluate(
    async ([to, ticket, how]) => {
      const room = new window.LivekitClient.Room(how);
      const film = document.querySelector('video')!;
      room.on('trackSubscribed', (track) => void track.attach(film));
      await room.connect(to, ticket);
    },
    [url, ...(await ticketOf('learner'))] as const,
  );
  await settled(SETTLED_MS);
  const direct = await readClock(learner, SECONDS);
  await learner.context().close();
  host.broadcasts.open(ROOM, 'lecturer');
  const viewer = await open('node_modules/hls.js/dist/hls.light.min.js');
  await viewer.evaluate(() => {
    const film = document.querySelector('video')!;
    const player = new window.Hls({ maxLiveSyncPlaybackRate: 1.1 });
    player.loadSource('/live/live.m3u8');
    player.attachMedia(film);
    void film.play();
  });
  await settled(SETTLED_MS);
  const broadcaster = host.broadcasts.of(ROOM)!.pid!;
  const before = await secondsOf(broadcaster);
  const late = await readClock(viewer, SECONDS);
  const cores = ((await secondsOf(broadcaster)) - before) / SECONDS;
  await browser.close();
  await site.close();
  await host.stop();
  await rm(folder, { recursive: true, force: true });
  report(
    ['', '看到的画面', 'p50 毫秒', 'p95 毫秒', '最慢毫秒'],
    [
      ['WebRTC（目标 120）', ...spread(direct)],
      ['LL-HLS（目标 3500）', ...spread(late)],
    ],
  );
  console.log(`转码占一个核的百分之 ${Math.round(cores * 100)}`);
}

/** How many there are, their median, their 95th percentile and the largest, in milliseconds. */
function spread(ages: number[]): number[] {
  const sorted = ages.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return [sorted.length, at(0.5), at(0.95), at(1)];
}

/** The engine and the broadcast behind one address, without the rights that the site asks for. */
function pagesOf(host: EngineHost) {
  const site = Fastify({ forceCloseConnections: true });
  site.get('/', (_, reply) => reply.type('text/html').send('<!doctype html><video muted playsinline></video>'));
  mountRtc(site, host);
  site.get<{ Params: { name: string }; Querystring: Record<string, string> }>('/live/:name', async (asked, reply) => {
    const broadcast = host.broadcasts.of(ROOM)!;
    const { _HLS_msn: segment, _HLS_part: part } = asked.query;
    if (asked.params.name !== 'live.m3u8') {
      const piece = await broadcast.piece(asked.params.name);
      return piece ? reply.type('video/mp4').send(piece) : reply.status(404).send();
    }
    const place = segment === undefined ? undefined : { segment: Number(segment), ...(part && { part: Number(part) }) };
    const playlist = await broadcast.playlist(place);
    return playlist === undefined
      ? reply.status(503).send()
      : reply.type('application/vnd.apple.mpegurl').header('cache-control', 'no-store').send(playlist);
  });
  return site;
}
