import { useEffect, useSyncExternalStore } from 'react';
import { toggleFullScreen } from '../player/media/fullScreen.ts';

export interface FullScreen {
  isFull: boolean;
  /** Some phones give it to films only, and there must be one. */
  isOffered: boolean;
  toggle: () => void;
}

/** Full screen for the page, which leaves out what is beside the pictures then; Escape ends it too, and so does leaving the page. */
export function useFullScreen(hasPicture: boolean): FullScreen {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement === document.body,
    () => false,
  );
  const isOffered = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled || (hasPicture && 'webkitEnterFullscreen' in HTMLVideoElement.prototype),
    () => false,
  );
  useEffect(() => leave, []);
  return { isFull, isOffered, toggle: () => toggleFullScreen(document.body, document.querySelector('video')) };
}

const leave = () => void (document.fullscreenElement === document.body && document.exitFullscreen());

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
