import type Hls from 'hls.js';
import { useEffect, useState } from 'react';
import { hls as broadcast } from '#contract/live/room.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';

export interface Broadcast {
  /** In words, while there is no picture. */
  waiting: string;
  /** The browser lets nothing be heard before somebody presses something. */
  isQuiet: boolean;
  unmute: () => void;
}

const AGAIN_MS = 3000;
/** What a bad moment of the network cost is made up for by playing a little faster. */
const CATCH_UP = 1.1;
const WAITING = '正在等讲师的画面…';

/** Plays the class in the element, a few seconds late; what breaks is opened again for as long as the page is there. */
export function useBroadcast(periodId: string, film: HTMLVideoElement | null): Broadcast {
  const [waiting, setWaiting] = useState(WAITING);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!film) return;
    let isGone = false;
    let player: Hls | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (error?: unknown) => {
      player?.destroy();
      player = undefined;
      if (isGone) return;
      setWaiting(error instanceof CallError ? error.message : WAITING);
      clearTimeout(timer);
      timer = setTimeout(() => void open().catch(again), AGAIN_MS);
    };
    const open = async () => {
      const { url } = await call(broadcast, { periodId }, { isShowErrTip: false });
      const { default: Player } = await import('hls.js/light');
      if (isGone) return;
      if (!Player.isSupported()) return void (film.src = url);
      player = new Player({ maxLiveSyncPlaybackRate: CATCH_UP });
      player.on(Player.Events.ERROR, (_, { fatal }) => void (fatal && again()));
      player.loadSource(new URL(url, location.href).href);
      player.attachMedia(film);
    };
    const start = () =>
      void film.play().catch(() => {
        film.muted = true;
        setQuiet(true);
        return film.play().catch(() => undefined);
      });
    const playing = () => setWaiting('');
    const broken = () => void (player || again());
    film.addEventListener('loadedmetadata', start);
    film.addEventListener('playing', playing);
    film.addEventListener('error', broken);
    void open().catch(again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      player?.destroy();
      film.removeEventListener('loadedmetadata', start);
      film.removeEventListener('playing', playing);
      film.removeEventListener('error', broken);
      film.removeAttribute('src');
      film.load();
    };
  }, [periodId, film]);
  const unmute = () => {
    if (film) film.muted = false;
    setQuiet(false);
  };
  return { waiting, isQuiet, unmute };
}
