import { useEffect, useState } from 'react';
import { hls } from '#contract/live/room.ts';
import { call } from '../../../kit/call.ts';
import { letSound, playLate, WAITING } from './lateFilm.ts';

export interface Broadcast {
  /** In words, while there is no picture. */
  waiting: string;
  /** Nothing is heard before somebody presses something. */
  isQuiet: boolean;
  unmute: () => void;
}

/** The class in the element, a few seconds late, for as long as the page is there. */
export function useBroadcast(periodId: string, film: HTMLVideoElement | null): Broadcast {
  const [waiting, setWaiting] = useState(WAITING);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!film) return;
    const address = async () => (await call(hls, { periodId }, { isShowErrTip: false })).url;
    return playLate(film, { address, onWaiting: setWaiting, onQuiet: () => setQuiet(true) });
  }, [periodId, film]);
  const unmute = () => {
    if (film) letSound(film);
    setQuiet(false);
  };
  return { waiting, isQuiet, unmute };
}
