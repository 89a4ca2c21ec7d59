import type { Cue } from './cues.ts';

/** Languages that subtitles may be in, as the menu of the player calls them. */
export const subtitleLanguages = {
  zh: '中文',
  en: '英文',
  ja: '日文',
  ko: '韩文',
  fr: '法文',
  de: '德文',
  es: '西班牙文',
  ru: '俄文',
} as const;

export type SubtitleLanguage = keyof typeof subtitleLanguages;

export const SUBTITLE_LANGUAGES = Object.keys(subtitleLanguages) as [SubtitleLanguage, ...SubtitleLanguage[]];

export const SUBTITLE_BYTES = 2 * 1_048_576;
export const CUES = 5000;
export const CUE_LENGTH = 500;
/** Of a day: no film is as long, and a slip of the pen is seen. */
export const LAST_SECOND = 86_400;

/** The sentences as a WebVTT file, which `parseCues` reads back. */
export const vttOf = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${escaped(text)}`), ''].join(
    '\n\n',
  );

/** `00:01:02.500` */
export function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  const [hours, minutes, whole] = parts.map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${hours}:${minutes}:${whole}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Seconds of `1:02.5`, `00:01:02,500` or `62`; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds] =
    /^\s*(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5}(?:[.,]\d{1,3})?)\s*$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** All of them so many seconds later, or earlier; what would be before the beginning begins there. */
export const shifted = (cues: readonly Cue[], by: number): Cue[] =>
  cues.map(({ from, to, text }) => {
    const start = Math.max(0, round(from + by));
    return { from: start, to: Math.max(start + 0.1, round(to + by)), text };
  });

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/g, '\n');

/** The words of a subtitle file, in whichever of the usual ways they are written down. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
