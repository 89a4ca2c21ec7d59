import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { DragHandle } from '../../../kit/drag/DragHandle.tsx';
import { droppedOrder } from '../../../kit/drag/drop.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from '../parts/Lists.module.css';
import { TwoColumns } from '../parts/TwoColumns.tsx';

const lessons = ['安装 Python', '读一份表格', '画第一张图', '写一页说明'];
const many = Array.from({ length: 1000 }, (_, at) => `第 ${at + 1} 课时`);
const ROW_PX = 44;

export function Lists() {
  return (
    <>
      <Order />
      <TwoColumns names={lessons} />
      <Long />
    </>
  );
}

/** Dragged by pointer; the buttons do the same for the keyboard. */
function Order() {
  const [order, setOrder] = useState(lessons);
  const move = (name: string, by: -1 | 1) => {
    const from = order.indexOf(name);
    setOrder(order.toSpliced(from, 1).toSpliced(from + by, 0, name));
  };
  return (
    <ol aria-label="课时的次序">
      {order.map((name, at) => (
        <li key={name} className={styles.row}>
          <DragHandle list="story" id={name} onDrop={(id, drop) => setOrder(droppedOrder(order, id, drop))} />
          <span className={styles.name}>{name}</span>
          <IconButton
            size="sm"
            label={`上移「${name}」`}
            icon={<ArrowUp size={16} aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => move(name, -1)}
          />
          <IconButton
            size="sm"
            label={`下移「${name}」`}
            icon={<ArrowDown size={16} aria-hidden="true" />}
            disabled={at === order.length - 1}
            onClick={() => move(name, 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Of a thousand rows only those in sight are there. */
function Long() {
  const scroller = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (scroller.current) scroller.current.tabIndex = 0; // nothing in it takes the focus, and keys are to scroll it
  }, []);
  return (
    <section ref={scroller} className={styles.long} aria-label="一千个课时">
      {isHydrated ? (
        <Virtualizer as="ol" item="li" itemSize={ROW_PX} scrollRef={scroller} data={many}>
          {(name) => (
            <div key={name} className={styles.row}>
              {name}
            </div>
          )}
        </Virtualizer>
      ) : null}
    </section>
  );
}
