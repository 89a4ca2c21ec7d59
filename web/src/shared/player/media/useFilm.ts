import { useEffect, useState } from 'react';

/** What the element says of itself, as the controls show it. */
export interface Film {
  time: number;
  duration: number;
  paused: boolean;
  /** Playing is wanted, but there is nothing to show yet. */
  waiting: boolean;
  ended: boolean;
  rate: number;
  volume: number;
  muted: boolean;
  /** Shares of the duration. */
  buffered: [from: number, to: number][];
  inPicture: boolean;
}

const EVENTS = [
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'ratechange',
  'volumechange',
  'progress',
  'enterpictureinpicture',
  'leavepictureinpicture',
] as const;

const IDLE: Film = {
  time: 0,
  duration: 0,
  paused: true,
  waiting: true,
  ended: false,
  rate: 1,
  volume: 1,
  muted: false,
  buffered: [],
  inPicture: false,
};

/** Reads the element again whenever it says that something changed. */
export function useFilm(video: HTMLVideoElement | null): Film {
  const [film, setFilm] = useState(IDLE);
  useEffect(() => {
    if (!video) return;
    const read = () => setFilm(filmOf(video));
    read();
    for (const event of EVENTS) video.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, read);
    };
  }, [video]);
  return film;
}

function filmOf(video: HTMLVideoElement): Film {
  const { buffered } = video;
  const duration = Number.isFinite(video.duration) ? video.duration : 0;
  return {
    time: video.currentTime,
    duration,
    paused: video.paused,
    waiting: !video.ended && (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    ended: video.ended,
    rate: video.playbackRate,
    volume: video.volume,
    muted: video.muted,
    buffered:
      duration === 0
        ? []
        : Array.from({ length: buffered.length }, (_, index) => [
            buffered.start(index) / duration,
            buffered.end(index) / duration,
          ]),
    inPicture: document.pictureInPictureElement === video,
  };
}
