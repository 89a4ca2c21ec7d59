import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** A finger has to go so many pixels, and more aside than down, to mean another day. */
const LEAST = 48;
const FLAT = 1.5;

interface Point {
  x: number;
  y: number;
}

/** −1 for a finger that went to the right, 1 to the left, 0 for anything else. */
export function stepOfSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < LEAST || Math.abs(dx) < Math.abs(dy) * FLAT) return 0;
  return dx > 0 ? -1 : 1;
}

/** Handlers for what is swiped with one finger; what scrolls aside by itself inside (`data-scrolls`) is left alone. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const begun = useRef<Point | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const scrolls = target instanceof Element && target.closest('[data-scrolls]') !== null;
      const one = touches[0];
      begun.current = one && touches.length === 1 && !scrolls ? { x: one.clientX, y: one.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const one = changedTouches[0];
      const from = begun.current;
      begun.current = null;
      if (!from || !one) return;
      const step = stepOfSwipe(from, { x: one.clientX, y: one.clientY });
      if (step !== 0) onStep(step);
    },
    onTouchCancel() {
      begun.current = null;
    },
  };
}
