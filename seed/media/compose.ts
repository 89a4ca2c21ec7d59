import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RATE } from './voice.ts';

const run = promisify(execFile);

/** Raw sound, pictures and how many seconds each of them stands. */
export interface Film {
  pcm: Buffer;
  frames: { png: Buffer; seconds: number }[];
}

const words = (line: string): string[] => line.trim().split(/\s+/);
const sound = (bitrate: string, rate = 24_000): string[] => words(`-c:a aac -b:a ${bitrate} -ar ${rate} -ac 1`);
// Nothing about the machine or the moment in the file, so that the same lesson gives the same bytes.
const plain = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -threads 1');
const picture = (height: number, crf: number, keyframes = 80): string[] =>
  words(`-vf scale=-2:${height}:flags=lanczos,format=yuv420p,fps=10 -c:v libx264 -profile:v main -preset slow
    -tune stillimage -crf ${crf} -g ${keyframes} -keyint_min ${keyframes} -sc_threshold 0`);

/** `small`: for the many films of single class-hours, which nobody keeps a quality ladder for. */
type Quality = '720' | '360' | 'small';

const pictures: Record<Quality, string[]> = {
  720: picture(720, 30),
  360: picture(360, 29),
  small: picture(360, 33, 300),
};

/** MP4 that starts to play before it is there as a whole. */
export async function makeMp4(folder: string, film: Film, output: string, quality: Quality = '360'): Promise<void> {
  const input = await laidOut(folder, film);
  await ffmpeg([
    ...input,
    ...pictures[quality],
    ...(quality === 'small' ? sound('12k', 16_000) : sound('32k')),
    ...plain,
    '-movflags',
    '+faststart',
    output,
  ]);
}

/** A playlist `index.m3u8` with fragmented MP4 segments of four seconds beside it. */
export async function makeHls(folder: string, film: Film, output: string): Promise<void> {
  const input = await laidOut(folder, film);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const hls = words(
    '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4',
  );
  const segments = ['-hls_segment_filename', join(output, 'part%02d.m4s')];
  await ffmpeg([
    ...input,
    ...picture(360, 29, 40),
    ...sound('32k'),
    ...plain,
    ...hls,
    ...segments,
    join(output, 'index.m3u8'),
  ]);
}

export async function makeM4a(folder: string, pcm: Buffer, output: string): Promise<void> {
  await writeFile(join(folder, 'sound.raw'), pcm);
  await ffmpeg([...rawSound(folder), ...sound('32k'), ...plain, '-movflags', '+faststart', output]);
}

async function laidOut(folder: string, { pcm, frames }: Film): Promise<string[]> {
  await writeFile(join(folder, 'sound.raw'), pcm);
  const list: string[] = [];
  for (const [index, { png, seconds }] of frames.entries()) {
    const file = join(folder, `${index}.png`);
    await writeFile(file, png);
    list.push(`file '${file}'`, `duration ${seconds.toFixed(3)}`);
    if (index === frames.length - 1) list.push(`file '${file}'`);
  }
  await writeFile(join(folder, 'frames.txt'), list.join('\n'));
  const total = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  return ['-f', 'concat', '-safe', '0', '-i', join(folder, 'frames.txt'), ...rawSound(folder), '-t', total.toFixed(3)];
}

const rawSound = (folder: string): string[] => [
  '-f',
  's16le',
  '-ar',
  String(RATE),
  '-ac',
  '1',
  '-i',
  join(folder, 'sound.raw'),
];

const ffmpeg = (args: string[]) => run('ffmpeg', ['-y', '-v', 'error', ...args], { maxBuffer: 1 << 20 });
