import { useState } from 'react';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Bubble.module.css';

/** Several messages as one: the first lines, all of them in a dialog. */
export function RecordBubble({ record }: { record: NonNullable<ChatMessage['record']> }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = record.items.map((item, place) => ({ ...item, place }));
  return (
    <>
      <BareButton className={styles.record} onClick={() => setIsOpen(true)}>
        <b>{record.title}</b>
        {items.slice(0, 3).map(({ userName, line, place }) => (
          <small key={place}>{`${userName}：${line}`}</small>
        ))}
        <small>共 {record.items.length} 条</small>
      </BareButton>
      <Dialog open={isOpen} size="md" title={record.title} onClose={() => setIsOpen(false)}>
        <ol className={styles.items}>
          {items.map(({ userName, line, gmtCreate, place }) => (
            <li key={place}>
              <small>{`${userName} ${shownTime(gmtCreate)}`}</small>
              {line}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
