import { readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import Fastify from 'fastify';
import type * as Client from 'livekit-client';
import pino from 'pino';
import { diskStorage } from '#server/providers/diskStorage.ts';
import { FIRST_NUMBER } from '#server/providers/rtc/broadcast/window.ts';
import { EngineHost } from '#server/providers/rtc/engineHost.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import { mountRtc } from '#server/realtime/mountRtc.ts';
import { makeTakes } from '#server/providers/rtc/recording/takes.ts';
import type { RtcEvent, RtcGrants } from '#server/providers/rtc/rtcEngine.ts';
import { expect, test } from './support/test.ts';

/**
 * The engine alone, with the client that the site uses, in a real browser with made-up devices. With LIVEKIT_* in the
 * environment the same is asked of that cluster.
 */
const {
  LIVEKIT_URL: cluster,
  LIVEKIT_KEY: key = 'zhitu',
  LIVEKIT_SECRET: secret = 'a secret of these tests',
} = process.env;
const both: RtcGrants = { publish: true, subscribe: true };

interface InPage {
  room: Client.Room;
  left: number[];
}

declare global {
  interface Window {
    LivekitClient: typeof Client;
    held: InPage;
  }
}

const recordings = join(tmpdir(), `zhitu-recordings-${process.pid}`);
const place = { host: '127.0.0.1', udpPort: 0, publicAddress: null, recordings, processes: 2 };
const storage = diskStorage(join(recordings, 'stored'));
const host = cluster ? null : new EngineHost({ key, secret, ...place, storage });
const engine = livekitEngine({ url: cluster ?? '/', key, secret, turn: null, now: () => new Date(), host });
/** A page that may use cameras; the engine is behind its address as it is behind that of the site, also after a crash. */
const pages = Fastify({ forceCloseConnections: true });
pages.get('/', (_, reply) => reply.type('text/html').send('<!doctype html>'));
if (host) mountRtc(pages, host);
const siteAt = (): string => `http://127.0.0.1:${(pages.server.address() as AddressInfo).port}`;
const events: RtcEvent[] = [];
let browser: Browser;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await pages.listen({ port: 0, host: '127.0.0.1' });
  host?.onEvent((event) => events.push(event));
  await host?.start(pino({ level: 'silent' }));
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
});
test.afterAll(async () => {
  await browser.close();
  await host?.stop();
  await rm(recordings, { recursive: true, force: true });
  await pages.close();
});

async function enter(room: string, identity: string, grants: RtcGrants = both): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(siteAt());
  await page.addScriptTag({
    content: await readFile('node_modules/livekit-client/dist/livekit-client.umd.js', 'utf8'),
  });
  const { token, clientOptions } = await engine.joinToken(room, { identity, name: identity }, grants, 60);
  const { iceServers: _, ...options } = clientOptions;
  await page.evaluate(
    async ([to, ticket, how]) => {
      const { Room, RoomEvent } = window.LivekitClient;
      const joined = new Room(how);
      window.held = { room: joined, left: [] };
      joined.on(RoomEvent.Disconnected, (reason) => window.held.left.push(reason ?? 0));
      await joined.connect(to, ticket);
    },
    [cluster ?? siteAt(), token, options] as const,
  );
  return page;
}

const show = (page: Page) =>
  page.evaluate(async () => {
    await window.held.room.localParticipant.setMicrophoneEnabled(true);
    await window.held.room.localParticipant.setCameraEnabled(true, { resolution: { width: 320, height: 180 } });
  });

/** Of the tracks of somebody: pictures decoded and packets of sound, so far. */
const received = (page: Page, from: string) =>
  page.evaluate(async (identity) => {
    const sums = { framesDecoded: 0, soundPackets: 0, codec: '' };
    const person = window.held.room.remoteParticipants.get(identity);
    for (const publication of person?.trackPublications.values() ?? []) {
      const report = await publication.track?.getRTCStatsReport();
      publication.track?.attach();
      for (const one of report?.values() ?? []) {
        const entry = one as {
          type: string;
          kind?: string;
          framesDecoded?: number;
          packetsReceived?: number;
          mimeType?: string;
        };
        if (entry.type === 'codec' && entry.mimeType?.startsWith('video')) sums.codec = entry.mimeType;
        if (entry.type !== 'inbound-rtp') continue;
        if (entry.kind === 'video') sums.framesDecoded += entry.framesDecoded ?? 0;
        else sums.soundPackets += entry.packetsReceived ?? 0;
      }
    }
    return sums;
  }, from);

const seesAndHears = async (page: Page, from: string): Promise<void> => {
  const before = await received(page, from);
  await expect
    .poll(() => received(page, from).then(({ framesDecoded }) => framesDecoded), { timeout: 20_000 })
    .toBeGreaterThan(before.framesDecoded + 10);
  await expect
    .poll(() => received(page, from).then(({ soundPackets }) => soundPackets))
    .toBeGreaterThan(before.soundPackets + 20);
};

test('two people see and hear each other, and so does one who comes late', async () => {
  const [one, two] = [await enter('call-1', 'u1'), await enter('call-1', 'u2')];
  await show(one);
  await show(two);
  await seesAndHears(one, 'u2');
  await seesAndHears(two, 'u1');
  const late = await enter('call-1', 'u3');
  await seesAndHears(late, 'u1');
  await seesAndHears(late, 'u2');
  expect((await received(late, 'u1')).codec).toBe('video/VP8');
  await Promise.all([one, two, late].map((page) => page.close()));
  await expect.poll(() => engine.rooms()).toEqual([]);
  if (cluster) return;
  const names = events.filter(({ room }) => room === 'call-1').map(({ name }) => name);
  expect(names[0]).toBe('room_started');
  expect(names.filter((name) => name === 'participant_left')).toHaveLength(3);
  expect(names.at(-1)).toBe('room_finished');
});

test('muting, stopping and showing again, a word to everybody', async () => {
  const [one, two] = [await enter('call-2', 'u1'), await enter('call-2', 'u2')];
  await show(one);
  await seesAndHears(two, 'u1');
  await one.evaluate(() => window.held.room.localParticipant.setCameraEnabled(false));
  const isMuted = () =>
    two.evaluate(() => {
      const { Track } = window.LivekitClient;
      return window.held.room.remoteParticipants.get('u1')?.getTrackPublication(Track.Source.Camera)?.isMuted;
    });
  await expect.poll(isMuted).toBe(true);
  await one.evaluate(() => window.held.room.localParticipant.setCameraEnabled(true));
  await expect.poll(isMuted).toBe(false);
  await seesAndHears(two, 'u1');
  for (let time = 0; time < 3; time += 1) {
    await one.evaluate(async () => {
      const { localParticipant: me } = window.held.room;
      for (const publication of me.trackPublications.values()) await me.unpublishTrack(publication.track!);
    });
    const tracks = () => two.evaluate(() => window.held.room.remoteParticipants.get('u1')?.trackPublications.size);
    await expect.poll(tracks).toBe(0);
    await show(one);
    await seesAndHears(two, 'u1');
  }
  // a section that is free is used again
  const sections = await two.evaluate(() => {
    const { subscriber } = window.held.room.engine.pcManager as unknown as { subscriber: RTCPeerConnection };
    return subscriber.getTransceivers().length;
  });
  expect(sections).toBe(2);
  const heard = two.evaluate(
    () =>
      new Promise<string>((told) => {
        window.held.room.on(window.LivekitClient.RoomEvent.DataReceived, (bytes, from) =>
          told(`${from?.identity} ${new TextDecoder().decode(bytes)}`),
        );
      }),
  );
  await one.evaluate(() =>
    window.held.room.localParticipant.publishData(new TextEncoder().encode('hello'), { reliable: true }),
  );
  expect(await heard).toBe('u1 hello');
  await Promise.all([one, two].map((page) => page.close()));
});

test('the site mutes, gives and takes the floor, sends out and closes', async () => {
  const [one, two] = [await enter('call-3', 'u1'), await enter('call-3', 'u2', { publish: false, subscribe: true })];
  await show(one);
  await seesAndHears(two, 'u1');
  await expect(show(two)).rejects.toThrow();
  const tracks = (await engine.participants('call-3')).find(({ identity }) => identity === 'u1')!.tracks;
  expect(tracks.map(({ kind }) => kind).toSorted()).toEqual(['audio', 'video']);
  await engine.mute('call-3', 'u1', tracks.find(({ kind }) => kind === 'audio')!.id, true);
  await expect.poll(() => one.evaluate(() => window.held.room.localParticipant.isMicrophoneEnabled)).toBe(false);
  await engine.setPermissions('call-3', 'u2', both);
  await expect.poll(() => two.evaluate(() => window.held.room.localParticipant.permissions?.canPublish)).toBe(true);
  await show(two);
  await seesAndHears(one, 'u2');
  await engine.setPermissions('call-3', 'u2', { publish: false, subscribe: true });
  await expect
    .poll(() => one.evaluate(() => window.held.room.remoteParticipants.get('u2')?.trackPublications.size))
    .toBe(0);
  await engine.kick('call-3', 'u2');
  await expect.poll(() => two.evaluate(() => window.held.left.length)).toBe(1);
  await engine.closeRoom('call-3');
  await expect.poll(() => one.evaluate(() => window.held.left.length)).toBe(1);
  expect(await engine.rooms()).toEqual([]);
  await Promise.all([one, two].map((page) => page.close()));
});

test('of two rooms on two processes one dies: the other goes on, and the first comes back beside it', async () => {
  test.skip(host === null, 'a cluster shares out its rooms itself');
  const rooms = ['call-4', 'call-5'] as const;
  const pages = await Promise.all(
    rooms.map(async (room) => {
      const one = await enter(room, 'u1');
      const two = await enter(room, 'u2');
      await show(one);
      await seesAndHears(two, 'u1');
      return { one, two };
    }),
  );
  const [dying, living] = rooms.map((room) => host!.pidOf(room));
  expect(dying).not.toBe(living);
  process.kill(dying!, 'SIGKILL');
  await seesAndHears(pages[1]!.two, 'u1');
  expect(host!.pidOf('call-5')).toBe(living);
  const anew = () => host!.pidOf('call-4');
  await expect.poll(anew, { timeout: 20_000 }).not.toBe(dying);
  await expect
    .poll(async () => (await engine.participants('call-4').catch(() => [])).length, { timeout: 20_000 })
    .toBe(2);
  await seesAndHears(pages[0]!.two, 'u1');
  expect(await pages[1]!.two.evaluate(() => window.held.left)).toEqual([]);
  await expect.poll(() => host!.facts.processes.every(({ state }) => state === 'up'), { timeout: 20_000 }).toBe(true);
  expect(host!.facts.restarts).toBe(1);
  await Promise.all(pages.flatMap(({ one, two }) => [one.close(), two.close()]));
  await expect.poll(() => engine.rooms()).toEqual([]);
});

test('what a room shows is recorded from the word on, each track for itself, and plays in a browser; a crash loses nothing of before', async () => {
  test.skip(host === null, 'a cluster keeps nothing for us');
  const room = 'live-77';
  const page = await enter(room, 'u1');
  await show(page);
  await host!.record({ room, isOn: true });
  const bytes = async () =>
    (await Promise.all((await dumps(room)).map((dump) => readFile(dump)))).map(({ length }) => length);
  await expect.poll(async () => (await bytes()).filter((length) => length > 20_000).length).toBeGreaterThan(0);
  await expect.poll(async () => (await dumps(room)).length).toBe(2);
  const killed = host!.pidOf(room)!;
  process.kill(killed, 'SIGKILL');
  // the page comes back by itself, and is recorded again without anybody saying so
  await expect.poll(async () => (await dumps(room)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  await expect.poll(async () => (await bytes()).filter((length) => length > 20_000).length).toBeGreaterThan(1);
  await host!.record({ room, isOn: false });

  const made: string[] = [];
  const takes = [];
  for (const dump of await dumps(room))
    takes.push(
      ...(await makeTakes(dump, async () => {
        made.push(join(recordings, `made-${made.length}`));
        return made.at(-1)!;
      })),
    );
  for (const source of ['camera', 'microphone'] as const) {
    const own = takes.filter(({ head }) => head.source === source);
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { path, contentType, lengthMs } of own) {
      const played = await playedIn(page, await readFile(path), contentType);
      expect(Math.abs(played.duration * 1000 - lengthMs)).toBeLessThan(250);
      expect(played.width > 0).toBe(source === 'camera');
    }
  }
  await page.close();
});

test('what a room shows is broadcast while it is asked for; when the process that makes it dies, another one goes on', async () => {
  test.skip(host === null, 'a cluster is not ours to broadcast from');
  test.setTimeout(120_000);
  const room = 'live-78';
  const page = await enter(room, 'u1');
  await show(page);
  expect(host!.broadcasts.open(room, 'u1')).toBe(true);
  const broadcast = host!.broadcasts.of(room)!;
  const second = FIRST_NUMBER + 1;
  const whole = `s${second}.m4s`;
  await expect.poll(() => broadcast.playlist({ segment: second }), { timeout: 30_000 }).toContain(whole);
  const film = [await broadcast.piece('h0.mp4'), await broadcast.piece(whole)] as Buffer[];
  const played = await playedIn(page, Buffer.concat(film), 'video/mp4');
  expect(played.width).toBe(1280);
  // a part that is announced is waited for
  const [, next] = /PRELOAD-HINT:TYPE=PART,URI="(.+)"/.exec((await broadcast.playlist())!)!;
  expect(((await broadcast.piece(next!)) as Buffer).length).toBeGreaterThan(1000);
  process.kill(broadcast.pid!, 'SIGKILL');
  await expect.poll(() => broadcast.playlist(), { timeout: 30_000 }).toContain('#EXT-X-DISCONTINUITY\n');
  // what is not held any more comes from the storage, and goes with the broadcast
  const old = async () => Number(/MEDIA-SEQUENCE:(\d+)/.exec((await broadcast.playlist())!)![1]);
  await expect.poll(old, { timeout: 40_000 }).toBeGreaterThan(FIRST_NUMBER);
  const piece = await broadcast.piece(`s${await old()}.m4s`);
  expect(piece).toBeInstanceOf(Readable);
  (piece as Readable).destroy();
  const stored = async () => (await readdir(join(recordings, 'stored/broadcast', room))).length;
  expect(await stored()).toBeGreaterThan(3);
  await broadcast.stop();
  expect(await stored()).toBe(0);
  await page.close();
});

const dumps = async (room: string): Promise<string[]> =>
  (await readdir(join(recordings, room)).catch(() => [])).map((name) => join(recordings, room, name));

/** What a browser makes of a file: it must find its length, jump to its middle and show or sound it. */
const playedIn = (page: Page, file: Buffer, contentType: string) =>
  page.evaluate(
    async ([text, type]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!);
      const element = document.createElement('video');
      element.muted = true;
      element.src = URL.createObjectURL(new Blob([bytes], { type }));
      const once = (name: string) =>
        new Promise((done, failed) => {
          element.addEventListener(name, done, { once: true });
          element.addEventListener('error', () => failed(new Error(element.error?.message)), { once: true });
        });
      await once('loadedmetadata');
      const found = { duration: element.duration, width: element.videoWidth };
      const sought = once('seeked');
      element.currentTime = element.duration / 2;
      await sought;
      return found;
    },
    [file.toString('base64'), contentType] as const,
  );
