import type { Cue } from '#contract/rules/cues.ts';
import { clock } from '#contract/rules/position.ts';

/** As SubRip, which every player and editor of subtitles reads. */
export const toSrt = (cues: readonly Cue[]): string =>
  cues.map(({ from, to, text }, at) => `${at + 1}\r\n${stamp(from)} --> ${stamp(to)}\r\n${text}\r\n`).join('\r\n');

/** For reading: a line for each sentence, with its time. */
export const toText = (title: string, cues: readonly Cue[]): string =>
  `${title}\n\n${cues.map(({ from, text }) => `${clock(from)}  ${text}\n`).join('')}`;

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${parts.join(':')},${String(ms % 1000).padStart(3, '0')}`;
}
