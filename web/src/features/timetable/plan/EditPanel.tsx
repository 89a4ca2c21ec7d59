import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Plan.module.css';

interface EditPanelProps {
  title: string;
  note?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside the week and not over it: where something would go is seen there while it is chosen here. */
export function EditPanel({ title, note, onClose, children }: EditPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    head.current?.focus();
    const element = panel.current!;
    const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    element.addEventListener('keydown', closeByKey);
    return () => element.removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <div ref={panel} role="dialog" aria-labelledby={id} className={styles.panel} data-off-paper>
      <header className={styles.head}>
        <h2 id={id} ref={head} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="关闭" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </div>
  );
}
