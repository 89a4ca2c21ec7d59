import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { nextStop } from './nextStop.ts';

/** What an element spreads to be one of the stops that the arrow keys lead to. */
export interface Stop {
  'data-stop': string;
  tabIndex: 0 | -1;
}

/**
 * One stop of the tab key for the whole grid; within, the arrow keys move from block to block. `stopOf` takes the
 * column, the period, and whatever tells two in one place apart.
 */
export function useRoving(first: string | undefined) {
  const [current, setCurrent] = useState<string>();
  const entered = current ?? first;
  const stopOf = (column: number, bell: number, id: string): Stop => {
    const name = `${column}:${bell}:${id}`;
    return { 'data-stop': name, tabIndex: name === entered ? 0 : -1 };
  };
  const stopsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-stop]')];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = stopsIn(event.currentTarget);
    const at = stops.findIndex((stop) => stop === event.target);
    if (at === -1) return;
    const next = nextStop(
      stops.map((stop) => placeOf(stop.dataset['stop']!)),
      at,
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    stops[next]!.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = (event.target as HTMLElement).dataset['stop'];
    if (name !== undefined) setCurrent(name);
  };
  return { stopOf, onKeyDown, onFocus };
}

function placeOf(name: string) {
  const [column, bell] = name.split(':').map(Number);
  return { column: column!, bell: bell! };
}
