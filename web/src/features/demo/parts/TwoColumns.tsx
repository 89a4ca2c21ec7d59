import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragCard, dropCard } from '../../../kit/drag/dragCard.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Lists.module.css';

const CARD = 'story-card';

/** A board: cards go from column to column by pointer, and by the button of each. */
export function TwoColumns({ names }: { names: readonly string[] }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const take = (name: string) => setDone([...done.filter((one) => one !== name), name]);
  const giveBack = (name: string) => setDone(done.filter((one) => one !== name));
  const open = names.filter((name) => !done.includes(name));
  return (
    <div className={styles.board}>
      <Column title="要学的" names={open} act="学完" onAct={take} onDrop={giveBack} />
      <Column title="学完的" names={done} act="再学" onAct={giveBack} onDrop={take} />
    </div>
  );
}

interface ColumnProps {
  title: string;
  names: readonly string[];
  act: string;
  onAct: (name: string) => void;
  onDrop: (name: string) => void;
}

function Column({ title, names, act, onAct, onDrop }: ColumnProps) {
  const column = useRef<HTMLElement>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => dropCard(column.current!, CARD, drop), []);
  return (
    <section ref={column} className={styles.column} aria-label={title}>
      <h2 className={styles.title}>
        {title} {names.length}
      </h2>
      <ul>
        {names.map((name) => (
          <Card key={name} name={name} act={act} onAct={onAct} />
        ))}
      </ul>
    </section>
  );
}

function Card({ name, act, onAct }: { name: string } & Pick<ColumnProps, 'act' | 'onAct'>) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => dragCard(card.current!, CARD, name), [name]);
  return (
    <li ref={card} className={styles.card}>
      <span className={styles.name}>{name}</span>
      <Button size="sm" variant="text" aria-label={`${act}「${name}」`} onClick={() => onAct(name)}>
        {act}
      </Button>
    </li>
  );
}
