import { useEffect, useState } from 'react';

/** The lines of the element's subtitles that are spoken now. */
export function useCaptions(video: HTMLVideoElement | null): string[] {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => (video ? readCues(video, setLines) : undefined), [video]);
  return lines;
}

function readCues(video: HTMLVideoElement, tell: (lines: string[]) => void): () => void {
  const track = video.textTracks[0];
  if (!track) return () => undefined;
  const read = () => tell([...(track.activeCues ?? [])].map((cue) => plain((cue as VTTCue).text)));
  // Full screen of phone systems is the film alone; the system draws subtitles there.
  const show = () => (track.mode = 'showing');
  const hide = () => (track.mode = 'hidden');
  hide();
  track.addEventListener('cuechange', read);
  video.addEventListener('webkitbeginfullscreen', show);
  video.addEventListener('webkitendfullscreen', hide);
  return () => {
    track.mode = 'disabled';
    track.removeEventListener('cuechange', read);
    video.removeEventListener('webkitbeginfullscreen', show);
    video.removeEventListener('webkitendfullscreen', hide);
  };
}

/** Cues may carry markup for voices and styles; the words are what is read. */
const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, '');
