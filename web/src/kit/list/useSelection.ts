import { useState } from 'react';
import type { Selection } from '../../ui/Table.tsx';

/** Rows of the page that are chosen; those that are gone from it are not chosen any more. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, nameOf: (row: Row) => string) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => marked.has(keyOf(row)));
  const selection: Selection<Row> = {
    count: chosen.length,
    has: (row) => marked.has(keyOf(row)),
    nameOf,
    toggle: (row) => setMarked((before) => toggled(before, keyOf(row))),
    toggleAll: () => setMarked(chosen.length === rows.length ? new Set() : new Set(rows.map(keyOf))),
  };
  return { chosen, selection, clear: () => setMarked(new Set()) };
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
}
