import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { FORMATS, PROTOCOLS } from './mediaEngine.ts';
import type { MediaFacts, Recipe, RecipeOutput, VideoFacts } from './mediaEngine.ts';

/** Read by the programs ffmpeg and ffprobe of this machine; only the process for films calls this. */
export async function probe(file: string, program: string): Promise<MediaFacts> {
  const ffprobe = join(dirname(program), 'ffprobe');
  const asked = ['-v', 'error', ...safety(), '-show_streams', '-show_format', '-of', 'json', file];
  return factsOf(JSON.parse(await said(ffprobe, asked)) as Probed);
}

/** A recipe as a command line. */
export async function follow(recipe: Recipe, onTime: (seconds: number) => void, program: string): Promise<void> {
  const child = spawn(program, argumentsOf(recipe), { stdio: ['ignore', 'pipe', 'pipe'] });
  killedWithUs(child);
  createInterface(child.stdout).on('line', (line) => {
    const time = /^out_time_us=(\d+)/.exec(line)?.[1];
    if (time !== undefined) onTime(Number(time) / 1_000_000);
  });
  await ended(child, program);
}

const QUIET = '-v error -nostdin -y -progress pipe:1 -noautorotate'.split(' ');

export function argumentsOf({ input, inputFormat, chains, outputs }: Recipe): string[] {
  const source = inputFormat === undefined ? safety() : ['-f', inputFormat];
  const filters = chains.map(({ from, filters: own }) => `[0:${from}]${own}`).join(';');
  return [...QUIET, ...source, '-i', input, '-filter_complex', filters, ...outputs.flatMap(outputOf)];
}

const outputOf = ({ file, format, options, tracks }: RecipeOutput): string[] => [
  ...tracks.flatMap(({ label }) => ['-map', `[${label}]`]),
  ...tracks.flatMap(({ kind, codec, options: own }) => {
    const specifier = kind === 'video' ? 'v' : 'a';
    return [
      `-c:${specifier}`,
      codec,
      ...Object.entries(own).flatMap(([name, to]) => [`-${name}:${specifier}`, `${to}`]),
    ];
  }),
  ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]),
  '-f',
  format,
  file,
];

/** No network and no other files, whatever the file says. */
const safety = (): string[] => ['-protocol_whitelist', PROTOCOLS, '-format_whitelist', FORMATS];

/** An Office file as PDF beside it, by LibreOffice with a profile of its own, so that two do not wait for each other. */
export async function toPdf(office: string, file: string, folder: string): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  await said(office, [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, file]);
}

async function said(program: string, asked: string[]): Promise<string> {
  const child = spawn(program, asked, { stdio: ['ignore', 'pipe', 'pipe'] });
  killedWithUs(child);
  const [answer] = await Promise.all([text(child.stdout), ended(child, program)]);
  return answer;
}

const killedWithUs = (child: ReturnType<typeof spawn>): void => void process.once('exit', () => child.kill('SIGKILL'));

async function ended(child: ReturnType<typeof spawn>, program: string): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (words: Buffer) => (complaint = (complaint + words.toString()).slice(-2000)));
  const [code, signal] = await new Promise<[number | null, string | null]>((settle, fail) => {
    child.once('error', fail);
    child.once('close', (one, other) => settle([one, other]));
  });
  if (code !== 0) throw new Error(`${program} ended with ${signal ?? code}: ${complaint}`);
}

interface Probed {
  format?: { duration?: string };
  streams?: {
    index: number;
    codec_type: string;
    width?: number;
    height?: number;
    avg_frame_rate?: string;
    disposition?: { attached_pic?: number };
    side_data_list?: { rotation?: number }[];
  }[];
}

export function factsOf({ format, streams = [] }: Probed): MediaFacts {
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const audio = streams.find((one) => one.codec_type === 'audio');
  return {
    duration: Number(format?.duration ?? 0) || 0,
    ...(video && { video: seen(video) }),
    ...(audio && { audio: { index: audio.index } }),
  };
}

function seen(stream: NonNullable<Probed['streams']>[number]): VideoFacts {
  const { index, width = 0, height = 0, avg_frame_rate: rate = '', side_data_list: beside = [] } = stream;
  const [frames = 0, seconds = 1] = rate.split('/').map(Number);
  const turned = -(beside.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0);
  return { index, width, height, framesPerSecond: seconds > 0 ? frames / seconds : 0, rotation: quarter(turned) };
}

/** Degrees clockwise, to the next quarter of a turn. */
export const quarter = (degrees: number): VideoFacts['rotation'] =>
  ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as VideoFacts['rotation'];
