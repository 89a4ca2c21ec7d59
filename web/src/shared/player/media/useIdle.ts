import { useCallback, useEffect, useRef, useState } from 'react';

const IDLE_MS = 2800;

/** Whether nothing was moved over the field for a while; and the way to show or hide at once. */
export function useIdle(box: HTMLElement | null): [idle: boolean, toggle: () => void] {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arm = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE_MS);
  }, []);
  const wake = useCallback(() => {
    setIdle(false);
    arm();
  }, [arm]);
  useEffect(() => {
    if (!box) return;
    const moved = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') wake();
    };
    arm();
    box.addEventListener('pointermove', moved);
    box.addEventListener('keydown', wake);
    box.addEventListener('focusin', wake);
    return () => {
      clearTimeout(timer.current);
      box.removeEventListener('pointermove', moved);
      box.removeEventListener('keydown', wake);
      box.removeEventListener('focusin', wake);
    };
  }, [box, arm, wake]);
  const toggle = useCallback(() => {
    if (!idle) return setIdle(true);
    wake();
  }, [idle, wake]);
  return [idle, toggle];
}
