import { setTimeout as settled } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EngineHost } from '#server/providers/rtc/engineHost.ts';
import { drawClock, readClock } from './kit/clockFilm.ts';
import { CLIENT, openMediaSite } from './kit/mediaSite.ts';
import { secondsOf } from './kit/processorTime.ts';
import { report } from './kit/report.ts';

const ROOM = 'live-1';
const SECONDS = 20;
const SETTLED_MS = 10_000;

declare const window: { Hls: typeof import('hls.js').default };

/**
 * `npm run bench -- llHls`: from glass to glass, by WebRTC and by Low-Latency HLS. A page draws the time into a picture and
 * sends it through the engine as a lecturer's page does; others play it with livekit-client, and the broadcast with hls.js,
 * and read how old what they show is. All browsers, the engine and the broadcast are on this machine.
 */
export async function run(): Promise<void> {
  const site = await openMediaSite(playlists);
  const { broadcasts } = site.host;
  const lecturer = await site.open(CLIENT);
  await drawClock(lecturer);
  await site.send(lecturer, ROOM, 'lecturer');
  const learner = await site.open(CLIENT);
  await site.play(learner, ROOM, 'learner');
  await settled(SETTLED_MS);
  const direct = await readClock(learner, SECONDS);
  await learner.context().close();
  broadcasts.open(ROOM, 'lecturer');
  const viewer = await site.open('node_modules/hls.js/dist/hls.light.min.js');
  await viewer.evaluate(() => {
    const film = document.querySelector('video')!;
    const player = new window.Hls({ maxLiveSyncPlaybackRate: 1.1 });
    player.loadSource('/live/live.m3u8');
    player.attachMedia(film);
    void film.play();
  });
  await settled(SETTLED_MS);
  const broadcaster = broadcasts.of(ROOM)!.pid!;
  const before = await secondsOf(broadcaster);
  const late = await readClock(viewer, SECONDS);
  const cores = ((await secondsOf(broadcaster)) - before) / SECONDS;
  await site.close();
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

/** The broadcast, for whoever asks. */
function playlists(site: FastifyInstance, host: EngineHost): void {
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
}
