import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../../../shared/questions/useOptionKeys.ts';

interface Steps {
  onNext: () => void;
  onMove: (by: 1 | -1) => void;
}

/** Enter checks or goes on, the arrows turn the pages; nothing where somebody writes or presses something else. */
export function useStepKeys({ onNext, onMove }: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTaken(event.target)) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a, label, input') !== null;
    if (event.key === 'Enter' && !onControl) onNext();
    else if (event.key === 'ArrowRight' && !onControl) onMove(1);
    else if (event.key === 'ArrowLeft' && !onControl) onMove(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
