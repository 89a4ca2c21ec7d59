import { useEffect, useState } from 'react';

/** A part of a sheet of pictures, and the seconds that it stands for. */
export interface Thumbnail {
  from: number;
  to: number;
  sheet: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pictures of a film, fetched when somebody first looks for a place in it; none while there are none. */
export function useThumbnails(url: string, isWanted: boolean): readonly Thumbnail[] {
  const [known, setKnown] = useState<{ url: string; pictures: readonly Thumbnail[] } | null>(null);
  const isMissing = isWanted && url !== '' && known?.url !== url;
  useEffect(() => {
    if (!isMissing) return;
    const asking = new AbortController();
    fetch(url, { signal: asking.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then((vtt) => setKnown({ url, pictures: thumbnailsIn(vtt, url) }))
      .catch(() => undefined); // without them the bar still says the time
    return () => asking.abort();
  }, [isMissing, url]);
  return known?.url === url ? known.pictures : NONE;
}

const NONE: readonly Thumbnail[] = [];

export const pictureAt = (pictures: readonly Thumbnail[], second: number): Thumbnail | undefined =>
  pictures.find(({ from, to }) => second >= from && second < to) ?? pictures.at(-1);

/** WebVTT whose lines name parts of pictures, relative to itself. */
export function thumbnailsIn(vtt: string, url: string): Thumbnail[] {
  const cue = /^(\S+) --> (\S+)\r?\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/gm;
  return [...vtt.matchAll(cue)].map(([, from, to, name, left, top, width, height]) => ({
    from: secondOf(from!),
    to: secondOf(to!),
    sheet: new URL(name!, new URL(url, location.href)).pathname,
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
  }));
}

const secondOf = (moment: string): number => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
