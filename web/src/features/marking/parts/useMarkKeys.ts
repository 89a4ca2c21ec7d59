import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../../../shared/questions/useOptionKeys.ts';

interface MarkKeys {
  onCriterion: (index: number) => void;
  /** Tenths more or fewer. */
  onStep: (by: number) => void;
  onComment: () => void;
  onDoubt: () => void;
  onSend: () => void;
}

const STEP = 5;

/** 1–n choose a criterion, ↑↓ change its marks, C comments, D puts aside, Enter sends; nothing where somebody writes. */
export function useMarkKeys(keys: MarkKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target)) return;
    const onControl =
      event.target instanceof Element && event.target.closest('button, a, label, input, summary') !== null;
    const { key } = event;
    if (/^[1-9]$/.test(key)) keys.onCriterion(Number(key) - 1);
    else if (key === 'ArrowUp' || key === 'ArrowDown') keys.onStep(key === 'ArrowUp' ? STEP : -STEP);
    else if (key.toLowerCase() === 'c') keys.onComment();
    else if (key.toLowerCase() === 'd') keys.onDoubt();
    else if (key === 'Enter' && !onControl && !event.repeat) keys.onSend();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
