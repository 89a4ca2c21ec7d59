import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import styles from './Places.module.css';

interface BlockToolsProps {
  lessonId: string;
  name: string;
  /** Whether the block can be dragged to an empty place. */
  canDrag?: boolean;
  children: ReactNode;
}

/** What can be done to a block: its menu, and dragging it for those who point. */
export function BlockTools({ lessonId, name, canDrag = false, children }: BlockToolsProps) {
  const own = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!canDrag) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    const prepare = async () => {
      const { dragLesson } = await import('./dragLesson.ts');
      if (!isGone) undo = dragLesson(own.current!.closest('li')!, lessonId);
    };
    void prepare();
    return () => {
      isGone = true;
      undo?.();
    };
  }, [canDrag, lessonId]);
  return (
    <span ref={own} className={styles.tools}>
      <MoreMenu label={`${name}的更多操作`}>{children}</MoreMenu>
    </span>
  );
}
