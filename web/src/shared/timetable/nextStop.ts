export interface Place {
  column: number;
  bell: number;
}

/**
 * Index of the stop that an arrow, Home or End key leads to: up and down within the day, left and right to the nearest
 * of the next day that has one. Undefined when there is none that way.
 * @param places in the order of the page: day by day, from the morning on
 */
export function nextStop(places: readonly Place[], at: number, key: string): number | undefined {
  const from = places[at];
  if (!from) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = at + (key === 'ArrowDown' ? 1 : -1);
    return places[next]?.column === from.column ? next : undefined;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const side = key === 'ArrowRight' ? 1 : -1;
  const beyond = places.flatMap((place, index) =>
    (place.column - from.column) * side > 0 ? [{ ...place, index }] : [],
  );
  const far = ({ column, bell }: Place) => Math.abs(column - from.column) * 100 + Math.abs(bell - from.bell);
  return beyond.toSorted((a, b) => far(a) - far(b))[0]?.index;
}
