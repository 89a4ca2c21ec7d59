import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What espeak-ng writes: 22 050 samples of 16 bits a second, one channel. */
export const RATE = 22_050;
const LEAD = 0.6;
const PAUSE = 0.55;

export interface Spoken {
  /** The whole sound, a whole number of seconds long. */
  pcm: Buffer;
  seconds: number;
  /** Begin and end of each sentence. */
  cues: { from: number; to: number; text: string }[];
}

/** Speaks sentences one after the other, with pauses between. `en:` in front of a sentence has it spoken in English. */
export async function speak(says: { text: string; lang: 'zh' | 'en'; pitch: number }[]): Promise<Spoken> {
  const parts: Buffer[] = [silence(LEAD)];
  const cues: Spoken['cues'] = [];
  let at = LEAD;
  for (const { text, lang, pitch } of says) {
    const sound = await sentence(text, lang, pitch);
    const seconds = sound.length / 2 / RATE;
    cues.push({ from: at, to: at + seconds, text });
    parts.push(sound, silence(PAUSE));
    at += seconds + PAUSE;
  }
  const whole = Math.ceil(at);
  const pcm = Buffer.concat([...parts, silence(1)]).subarray(0, whole * RATE * 2);
  return { pcm, seconds: whole, cues };
}

async function sentence(text: string, lang: 'zh' | 'en', pitch: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-voice-'));
  const file = join(folder, 'a.wav');
  const speed = lang === 'zh' ? '195' : '145';
  await run('espeak-ng', [
    '-v',
    lang === 'zh' ? 'cmn' : 'en-gb',
    '-s',
    speed,
    '-p',
    String(pitch),
    '-a',
    '130',
    '-w',
    file,
    text,
  ]);
  const wav = await readFile(file);
  await rm(folder, { recursive: true });
  return trimmed(wav.subarray(wav.indexOf('data') + 8));
}

/** Without the silence espeak-ng puts at the end; the pauses are ours. */
function trimmed(pcm: Buffer): Buffer {
  let end = pcm.length - (pcm.length % 2);
  while (end > 2 && Math.abs(pcm.readInt16LE(end - 2)) < 90) end -= 2;
  return pcm.subarray(0, end);
}

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(seconds * RATE) * 2);

/** The sentences as WebVTT. */
export function subtitles(cues: Spoken['cues']): string {
  const lines = cues.map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${lines.join('\n')}`;
}

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
