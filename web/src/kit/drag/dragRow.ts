import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { Drop } from './drop.ts';

interface DragRow {
  row: HTMLElement;
  handle: HTMLElement;
  /** Rows of other lists are no place for it. */
  list: string;
  id: string;
  canHold: boolean;
  onDrop: (id: string, drop: Drop) => void;
}

const places = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

/** Makes a row that can be dragged by its handle, and a place for others of its list. Returns what undoes it. */
export function dragRow({ row, handle, list, id, canHold, onDrop }: DragRow): () => void {
  const operations = {
    'reorder-before': 'available',
    'reorder-after': 'available',
    ...(canHold ? { combine: 'available' as const } : {}),
  } as const;
  const placeIn = (data: Record<string | symbol, unknown>) => {
    const found = extractInstruction(data);
    return found && !found.blocked ? places[found.operation] : undefined;
  };
  const clear = () => void delete row.dataset.drop;
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ list, id }),
      onDragStart: () => void (row.dataset.lifted = ''),
      onDrop: () => void delete row.dataset.lifted,
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      getData: ({ input, element }) => attachInstruction({ id }, { input, element, operations }),
      onDrag: ({ self }) => void (row.dataset.drop = placeIn(self.data) ?? ''),
      onDragLeave: clear,
      onDrop({ source, self }) {
        clear();
        const at = placeIn(self.data);
        if (at) onDrop(String(source.data.id), { targetId: id, at });
      },
    }),
  );
}
