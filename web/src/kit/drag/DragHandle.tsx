import { GripVertical } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './DragHandle.module.css';
import type { Drop } from './drop.ts';

interface DragHandleProps {
  /** Names the list; rows of others are no place for this one. */
  list: string;
  id: string;
  /** Others may be let go in this one, not only beside it. */
  canHold?: boolean;
  /** One of the list was let go at this row. */
  onDrop: (id: string, drop: Drop) => void;
}

/**
 * Drags the row it is in by pointer. For the keyboard there are buttons that do the same, so it is not there for those
 * who do not see it. What dragging needs comes after the page.
 */
export function DragHandle({ list, id, canHold = false, onDrop }: DragHandleProps) {
  const own = useRef<HTMLSpanElement>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const handle = own.current!;
    const row = handle.closest<HTMLElement>('tr, li')!;
    let undo: (() => void) | undefined;
    let isGone = false;
    const prepare = async () => {
      const { dragRow } = await import('./dragRow.ts');
      if (!isGone) undo = dragRow({ row, handle, list, id, canHold, onDrop: drop });
    };
    void prepare();
    return () => {
      isGone = true;
      undo?.();
    };
  }, [list, id, canHold]);
  return (
    <span ref={own} className={styles.handle} title="拖动可以换位置" aria-hidden="true">
      <GripVertical size={16} />
    </span>
  );
}
