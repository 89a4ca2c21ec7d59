import { useCallback } from 'react';
import { stepTo } from '../../../ui/stepTo.ts';

/** For the element around: arrow keys walk what was found, from the box down and back. */
export const useWalk = () =>
  useCallback((around: HTMLElement | null) => {
    if (!around) return undefined;
    const walk = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.isComposing || (target.matches('input') && event.key !== 'ArrowDown')) return;
      const stops = [...around.querySelectorAll<HTMLElement>('input, [data-found] a, [data-found] button')];
      const next = stops.length < 2 ? undefined : stepTo(event.key, stops.indexOf(target), stops.length, 'vertical');
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    around.addEventListener('keydown', walk);
    return () => around.removeEventListener('keydown', walk);
  }, []);
