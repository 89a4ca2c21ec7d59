import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type * as Client from 'livekit-client';
import pino from 'pino';
import { diskStorage } from '#server/providers/diskStorage.ts';
import { EngineHost } from '#server/providers/rtc/engineHost.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import { mountRtc } from '#server/realtime/mountRtc.ts';

export const CLIENT = 'node_modules/livekit-client/dist/livekit-client.umd.js';

declare const window: { LivekitClient: typeof Client; film: MediaStreamTrack; room: Client.Room };

export interface MediaSite {
  readonly host: EngineHost;
  readonly url: string;
  /** A browser window of its own, with this script and an element to play in. */
  open(script: string): Promise<Page>;
  /** Sends `window.film` of the page. */
  send(page: Page, room: string, identity: string): Promise<void>;
  /** Plays what is sent. */
  play(page: Page, room: string, identity: string): Promise<void>;
  close(): Promise<void>;
}

/** The media engine behind an address, without the rights that the site asks for, and a real browser for its pages. */
export async function openMediaSite(more: (site: FastifyInstance, host: EngineHost) => void = () => undefined) {
  const folder = join(tmpdir(), `zhitu-media-${process.pid}`);
  const [key, secret] = ['bench', 'a secret of the measurement of media'];
  const place = { host: '127.0.0.1', udpPort: 0, publicAddress: null, processes: 1 };
  const host = new EngineHost({ key, secret, ...place, recordings: folder, storage: diskStorage(folder) });
  const engine = livekitEngine({ url: '/', key, secret, turn: null, now: () => new Date(), host });
  await host.start(pino({ level: 'warn' }));
  const site = Fastify({ forceCloseConnections: true });
  site.get('/', (_, reply) => reply.type('text/html').send('<!doctype html><video muted playsinline></video>'));
  mountRtc(site, host);
  more(site, host);
  await site.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--autoplay-policy=no-user-gesture-required',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream=fps=30',
    ],
  });
  const ticketOf = async (room: string, identity: string) => {
    const both = { publish: true, subscribe: true };
    const { token, clientOptions } = await engine.joinToken(room, { identity, name: identity }, both, 600);
    const { iceServers: _, ...options } = clientOptions;
    return [url, token, options] as const;
  };
  const made: MediaSite = {
    host,
    url,
    async open(script) {
      const page = await (await browser.newContext()).newPage();
      await page.goto(url);
      await page.addScriptTag({ content: await readFile(script, 'utf8') });
      return page;
    },
    send: async (page, to, identity) =>
      page.evaluate(
        async ([address, ticket, how]) => {
          const room = new window.LivekitClient.Room(how);
          window.room = room;
          await room.connect(address, ticket);
          await room.localParticipant.publishTrack(window.film);
        },
        await ticketOf(to, identity),
      ),
    play: async (page, to, identity) =>
      page.evaluate(
        async ([address, ticket, how]) => {
          const room = new window.LivekitClient.Room(how);
          window.room = room;
          const film = document.querySelector('video')!;
          room.on('trackSubscribed', (track) => void track.attach(film));
          await room.connect(address, ticket);
        },
        await ticketOf(to, identity),
      ),
    async close() {
      await browser.close();
      await site.close();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return made;
}
