/** A sentence of the subtitles, in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The sentences of a WebVTT file in their order; notes, styles and markup are left out. */
export function parseCues(vtt: string): Cue[] {
  const blocks = vtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  const cues = blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const [from, to] = at < 0 ? [] : lines[at]!.split('-->').map(secondsOf);
    const text = plain(lines.slice(at + 1).join('\n'));
    return from === undefined || to === undefined || text === '' ? [] : [{ from, to, text }];
  });
  return cues.sort((one, other) => one.from - other.from);
}

/** `00:01:02.500` or `01:02.500`, settings behind it ignored; undefined for anything else. */
function secondsOf(words: string): number | undefined {
  const [, hours = '0', minutes, seconds] = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2}[.,]\d{1,3})/.exec(words) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .trim()
    // Line breaks within Chinese have no space, within Latin they do.
    .replaceAll(/(?<=\P{ASCII})\n|\n(?=\P{ASCII})/gu, '')
    .replaceAll('\n', ' ');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };
