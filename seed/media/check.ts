import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servedType } from '#server/domain/media/kinds.ts';
import { filesFolder, readManifest } from './manifest.ts';

// Plays every film and sound in Chromium and asks ffprobe about it: length, picture, subtitles.
const special: Record<string, URL> = {
  '/': new URL('check.html', import.meta.url),
  '/hls.js': new URL('../../node_modules/hls.js/dist/hls.min.js', import.meta.url),
};
const server = createServer((request, response) => {
  void answer(request, response).catch(() => response.writeHead(404).end());
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));

interface Played {
  duration: number;
  width: number;
  cues: number;
  reached: number;
}

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
let problems = 0;
for (const { file: main, fileType, length, subtitles, variants } of readManifest()) {
  if (fileType !== 4 && fileType !== 5) continue;
  for (const file of new Set([main, ...variants.map((one) => one.file)])) {
    const wish = { file: `/${file}`, subtitle: `/${subtitles[0]!.file}`, isVideo: fileType === 4 };
    const played = (await page.evaluate(`play(${JSON.stringify(wish)})`)) as Played;
    const probed = probedLength(file);
    const isLong = Math.abs(played.duration - length) < 0.3 && Math.abs(probed - length) < 0.3;
    const isGood = isLong && played.cues > 3 && played.reached > 0.2 && (fileType === 5 || played.width >= 640);
    if (!isGood) problems += 1;
    console.log(isGood ? 'ok' : 'BAD', file, extname(file), length, probed, JSON.stringify(played));
  }
}
await browser.close();
server.close();
process.exitCode = problems > 0 ? 1 : 0;

function probedLength(file: string): number {
  const path = fileURLToPath(new URL(file, filesFolder));
  const entries = ['-show_entries', 'format=duration', '-of', 'csv=p=0'];
  return Number(execFileSync('ffprobe', ['-v', 'error', ...entries, path], { encoding: 'utf8' }));
}

/** Browsers can only jump when a part of the file may be asked for. */
async function answer({ url: path = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = special[path] ? (path === '/' ? 'text/html' : 'text/javascript') : servedType(path).contentType;
  const body = await readFile(special[path] ?? new URL(`.${path}`, filesFolder));
  const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
  response.setHeader('content-type', type).setHeader('accept-ranges', 'bytes');
  if (from === undefined) response.end(body);
  else {
    const range = `bytes ${from}-${body.length - 1}/${body.length}`;
    response.writeHead(206, { 'content-range': range }).end(body.subarray(Number(from)));
  }
}
