import { useEffect, useEffectEvent, useRef } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { stages, targetOf } from '#contract/rules/hiring.ts';
import type { MoveTarget, Stage } from '#contract/rules/hiring.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { CANDIDATE, CandidateCard } from './CandidateCard.tsx';
import styles from './Board.module.css';

/** Counting stops somewhere. */
const countText = (count: number): string => (count > COUNT_CAP ? `${COUNT_CAP}+` : String(count));

interface BoardColumnProps {
  stage: Stage;
  count: number;
  list: readonly Candidate[];
  selection: Selection<Candidate>;
  /** The whole stage as a list. */
  listHref: string;
  /** On narrow screens one stage is in sight. */
  isShown: boolean;
  onMove: (row: Candidate, target: MoveTarget) => void;
  /** A card of any column was let go here. */
  onDrop: (id: string, target: MoveTarget) => void;
}

/** A station of the way with whoever is there. */
export function BoardColumn({ stage, count, list, selection, listHref, isShown, onMove, onDrop }: BoardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const target = targetOf[stage];
  const drop = useEffectEvent((id: string) => {
    if (target !== undefined) onDrop(id, target);
  });
  useEffect(() => {
    if (target === undefined) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    const prepare = async () => {
      const { dropCard } = await import('../../../kit/drag/dragCard.ts');
      if (!isGone) undo = dropCard(column.current!, CANDIDATE, drop);
    };
    void prepare();
    return () => {
      isGone = true;
      undo?.();
    };
  }, [target]);
  const { name } = stages[stage];
  return (
    <section
      ref={column}
      className={styles.column}
      data-stage={stage}
      data-shown={isShown || undefined}
      aria-label={name}
    >
      <h2 className={styles.head}>
        {name}
        <em>{countText(count)}</em>
      </h2>
      <p className={styles.place} aria-hidden="true">
        放到「{name}」
      </p>
      {list.length === 0 ? <p className={styles.none}>没有人</p> : null}
      <ul className={styles.cards}>
        {list.map((row) => (
          <CandidateCard key={row.id} row={row} selection={selection} onMove={onMove} />
        ))}
      </ul>
      {count > list.length ? (
        <Link to={listHref} className={styles.more}>
          {count > COUNT_CAP ? '看全部' : `再看 ${count - list.length} 人`}
        </Link>
      ) : null}
    </section>
  );
}
