import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
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
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it as it closes any dialog
    <div
      role="dialog"
      aria-labelledby={id}
      className={styles.panel}
      data-off-paper
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
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
