import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** What pressing a cell of the popup does. */
export type Press = () => void;

interface Popup {
  /** The combobox, which keeps the focus all the while. */
  input: RefObject<HTMLInputElement | null>;
  /** The id of the popup; those of its cells follow `cellId`. */
  id: string;
  role: 'listbox' | 'grid';
  rows: readonly (readonly Press[])[];
  onClose: () => void;
}

const NOWHERE = { row: -1, cell: 0 };

export const cellId = (id: string, row: number, cell = 0): string => `${id}-${row}-${cell}`;

/**
 * Walks the popup of a combobox by keys: up and down its rows, with nothing typed left and right in a row, Enter presses
 * and Escape closes. Tells assistive technology by the attributes of the input, which are the popup's while it is open.
 * @returns whether a cell is the current one
 */
export function useWalk({ input, id, role, rows, onClose }: Popup): (row: number, cell?: number) => boolean {
  const [{ row, cell }, setAt] = useState(NOWHERE);
  const isAnywhere = rows[row]?.[cell] !== undefined;
  const isOpen = rows.length > 0;

  useEffect(() => {
    const box = input.current;
    if (!box || !isOpen) return;
    box.setAttribute('aria-expanded', 'true');
    box.setAttribute('aria-haspopup', role);
    return () => {
      box.setAttribute('aria-expanded', 'false');
      for (const name of ['aria-haspopup', 'aria-activedescendant']) box.removeAttribute(name);
    };
  }, [input, role, isOpen]);

  useEffect(() => {
    const box = input.current;
    if (!box || !isOpen) return;
    if (isAnywhere) box.setAttribute('aria-activedescendant', cellId(id, row, cell));
    else box.removeAttribute('aria-activedescendant');

    const step = (by: number) => {
      const from = isAnywhere ? row : -1;
      const to = from + by < -1 ? rows.length - 1 : from + by >= rows.length ? -1 : from + by;
      setAt({ row: to, cell: 0 });
    };
    const steer = (event: KeyboardEvent) => {
      const acts: Record<string, (() => void) | undefined> = {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        Escape: onClose,
        Enter: isAnywhere ? rows[row]![cell] : undefined,
        ArrowRight: isAnywhere && rows[row]![cell + 1] ? () => setAt({ row, cell: cell + 1 }) : undefined,
        ArrowLeft: isAnywhere && cell > 0 ? () => setAt({ row, cell: cell - 1 }) : undefined,
      };
      const act = event.isComposing ? undefined : acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    box.addEventListener('keydown', steer);
    return () => box.removeEventListener('keydown', steer);
  }, [input, id, rows, row, cell, isAnywhere, isOpen, onClose]);

  return (atRow, atCell = 0) => isAnywhere && atRow === row && atCell === cell;
}
