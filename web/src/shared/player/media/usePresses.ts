import { useEffect } from 'react';

interface Presses {
  toggle: () => void;
  move: (seconds: number) => void;
  fullScreen: () => void;
  /** Shows or hides the controls. */
  showControls: () => void;
}

const DOUBLE_MS = 280;
const STEP_SECONDS = 10;

/**
 * Presses on the picture. Mouse: play, twice for full screen. Finger: the controls; twice at a side moves ten seconds,
 * twice in the middle plays or pauses.
 */
export function usePresses(surface: HTMLElement | null, { toggle, move, fullScreen, showControls }: Presses): void {
  useEffect(() => {
    if (!surface) return;
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tapped = (event: PointerEvent) => {
      const isSecond = event.timeStamp - last < DOUBLE_MS;
      last = isSecond ? 0 : event.timeStamp;
      clearTimeout(timer);
      if (!isSecond) return void (timer = setTimeout(showControls, DOUBLE_MS));
      const { left, width } = surface.getBoundingClientRect();
      const at = (event.clientX - left) / width;
      if (at < 0.35) move(-STEP_SECONDS);
      else if (at > 0.65) move(STEP_SECONDS);
      else toggle();
    };
    const clicked = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return tapped(event);
      const isSecond = event.timeStamp - last < DOUBLE_MS;
      last = isSecond ? 0 : event.timeStamp;
      toggle();
      if (isSecond) fullScreen();
    };
    surface.addEventListener('click', clicked as EventListener);
    return () => {
      clearTimeout(timer);
      surface.removeEventListener('click', clicked as EventListener);
    };
  }, [surface, toggle, move, fullScreen, showControls]);
}
