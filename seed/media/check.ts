import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesFolder, readManifest } from './manifest.ts';
import type { ManifestMedia } from './manifest.ts';

// Plays every film and sound in Chromium and asks ffprobe about it: length, picture, subtitles.
const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt',
  '.m4s': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
};

const hlsScript = new URL('../../node_modules/hls.js/dist/hls.min.js', import.meta.url);
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/')
    return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>check</title>');
  const file = path === '/hls.js' ? hlsScript : new URL(`.${path}`, filesFolder);
  void readFile(file).then(
    (body) => response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body),
    () => response.writeHead(404).end(),
  );
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Played {
  duration: number;
  width: number;
  cues: number;
  reached: number;
}

const play = (page: Page, media: ManifestMedia, file: string): Promise<Played> =>
  page.evaluate(
    async ({ file, subtitle, isVideo }) => {
      const element = document.createElement(isVideo ? 'video' : 'audio');
      element.muted = true;
      document.body.append(element);
      const track = document.createElement('track');
      Object.assign(track, { src: subtitle, default: true, kind: 'subtitles' });
      element.append(track);
      const ready = new Promise((resolve, reject) => {
        element.addEventListener('canplay', resolve, { once: true });
        element.addEventListener('error', () => reject(new Error(`${file} ${element.error?.message ?? ''}`)));
      });
      if (file.endsWith('.m3u8')) {
        type Player = { loadSource(url: string): void; attachMedia(to: HTMLMediaElement): void };
        const { Hls } = window as unknown as { Hls: new () => Player };
        const player = new Hls();
        player.loadSource(file);
        player.attachMedia(element);
      } else element.src = file;
      await ready;
      track.track.mode = 'showing';
      await element.play();
      element.currentTime = Math.floor(element.duration / 2);
      const from = element.currentTime;
      await new Promise((resolve) => setTimeout(resolve, 900));
      const cues = track.track.cues?.length ?? 0;
      const played = {
        duration: element.duration,
        width: element instanceof HTMLVideoElement ? element.videoWidth : 0,
        cues,
        reached: element.currentTime - from,
      };
      element.remove();
      return played;
    },
    { file: `/${file}`, subtitle: `/${media.subtitles[0]!.file}`, isVideo: media.fileType === 4 },
  );

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
const page = await browser.newPage();
await page.goto(origin);
await page.addScriptTag({ url: '/hls.js' });
let problems = 0;
for (const media of readManifest().filter(({ fileType }) => fileType === 4 || fileType === 5)) {
  for (const file of [media.file, ...media.variants.map((one) => one.file).filter((one) => one !== media.file)]) {
    const played = await play(page, media, file);
    const probed = Number(
      execFileSync(
        'ffprobe',
        [
          '-v',
          'error',
          '-show_entries',
          'format=duration',
          '-of',
          'csv=p=0',
          fileURLToPath(new URL(file, filesFolder)),
        ],
        { encoding: 'utf8' },
      ),
    );
    const isGood =
      Math.abs(played.duration - media.length) < 0.3 &&
      Math.abs(probed - media.length) < 0.3 &&
      played.cues > 3 &&
      played.reached > 0.2 &&
      (media.fileType === 5 || played.width >= 640);
    if (!isGood) problems += 1;
    console.log(isGood ? 'ok' : 'BAD', file, media.length, probed, JSON.stringify(played));
  }
}
await browser.close();
server.close();
process.exitCode = problems > 0 ? 1 : 0;
