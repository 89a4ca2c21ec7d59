import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { nextStop } from './nextStop.ts';

/** What an element spreads to be one of the stops that the arrow keys lead to. */
export interface Stop {
  'data-stop': string;
  tabIndex: 0 | -1;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * One stop of the tab key for the whole grid, which is marked `data-stops`; within, the arrow keys move from block to
 * block. `stopOf` takes the column, the period, and whatever tells two in one place apart.
 */
export function useRoving(first: string | undefined) {
  const [current, setCurrent] = useState<string>();
  return (column: number, bell: number, id: string): Stop => {
    const name = `${column}:${bell}:${id}`;
    return {
      'data-stop': name,
      tabIndex: name === (current ?? first) ? 0 : -1,
      onKeyDown: walk,
      onFocus: () => setCurrent(name),
    };
  };
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget.closest('[data-stops]');
  const stops = [...(grid?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const at = stops.indexOf(event.currentTarget);
  const next = nextStop(
    stops.map((stop) => placeOf(stop.dataset['stop']!)),
    at,
    event.key,
  );
  if (next === undefined) return;
  event.preventDefault();
  stops[next]!.focus();
}

function placeOf(name: string) {
  const [column, bell] = name.split(':').map(Number);
  return { column: column!, bell: bell! };
}
