import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DragHandle } from '../../../kit/drag/DragHandle.tsx';
import { droppedOrder } from '../../../kit/drag/drop.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { startOf } from '../htmlText.ts';
import { Inline } from '../Inline.tsx';
import { inOrder } from '../inOrder.ts';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './Fields.module.css';

/** Things to put in order: dragged, or moved by buttons, which keep the focus and say where it went. */
export function Ordering({ body, answer, onAnswer, label, idBase }: FieldProps<10>) {
  const items = inOrder(body.items, answer);
  const ids = items.map(({ id }) => id);
  const [said, setSaid] = useState('');
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = undefined;
  });
  const tell = (order: string[], id: string) => {
    onAnswer(order);
    setSaid(`「${startOf(body.items.find((one) => one.id === id)!.content)}」移到第 ${order.indexOf(id) + 1} 位`);
  };
  const move = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    moved.current = buttonId(idBase, id, to === 0 ? 1 : to === ids.length - 1 ? -1 : by);
    tell(ids.toSpliced(from, 1).toSpliced(to, 0, id), id);
  };
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ol className={styles.list}>
        {items.map(({ id, content }, index) => (
          <li key={id} className={styles.item}>
            <DragHandle list={idBase} id={id} onDrop={(from, drop) => tell(droppedOrder(ids, from, drop), from)} />
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <Inline html={content} />
            <span className={styles.buttons}>
              <IconButton
                id={buttonId(idBase, id, -1)}
                size="sm"
                label={`上移「${startOf(content, 12)}」`}
                icon={<ArrowUp size={16} aria-hidden="true" />}
                disabled={index === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                id={buttonId(idBase, id, 1)}
                size="sm"
                label={`下移「${startOf(content, 12)}」`}
                icon={<ArrowDown size={16} aria-hidden="true" />}
                disabled={index === items.length - 1}
                onClick={() => move(id, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {answer ? null : <span className={styles.note}>还没有作答。</span>}
        <Button variant="text" size="sm" onClick={() => onAnswer(answer ? null : ids)}>
          {answer ? '恢复原来的顺序' : '就按现在的顺序'}
        </Button>
      </div>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </fieldset>
  );
}

const buttonId = (idBase: string, id: string, by: -1 | 1) => `${idBase}-${id}-${by < 0 ? 'up' : 'down'}`;
