import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { DragHandle } from '../../../../kit/drag/DragHandle.tsx';
import type { Drop } from '../../../../kit/drag/drop.ts';
import { FactLine } from '../../../../ui/FactLine.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { PointsField } from './PointsField.tsx';
import styles from './Paper.module.css';
import type { Item } from './sections.ts';

interface ItemRowProps {
  item: Item;
  number: number;
  problem?: string;
  isFirst: boolean;
  isLast: boolean;
  onPoints: (points: number) => void;
  onMove: (by: 1 | -1) => void;
  onDrop: (id: string, drop: Drop) => void;
  onRemove: () => void;
}

/** A question of a paper: what it is, what it is worth, and where it stands. */
export function ItemRow({ item, number, problem, isFirst, isLast, ...on }: ItemRowProps) {
  const name = `第 ${number} 题`;
  return (
    <li className={styles.item}>
      <DragHandle list="paper" id={item.questionId} onDrop={on.onDrop} />
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <b>{item.title}</b>
        <small>
          <FactLine
            facts={[QuestionType.labels[item.questionType], Difficulty.labels[item.difficulty], ...item.knowledge]}
          />
        </small>
        {problem ? (
          <small className={styles.problem} role="alert">
            {problem}
          </small>
        ) : null}
      </span>
      <PointsField label={`${name}的分值`} points={item.points} onChange={on.onPoints} />
      <span className={styles.acts}>
        <IconButton
          size="sm"
          label={`${name}上移`}
          icon={<ArrowUp size={16} aria-hidden="true" />}
          disabled={isFirst}
          onClick={() => on.onMove(-1)}
        />
        <IconButton
          size="sm"
          label={`${name}下移`}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          disabled={isLast}
          onClick={() => on.onMove(1)}
        />
        <IconButton size="sm" label={`去掉${name}`} icon={<X size={16} aria-hidden="true" />} onClick={on.onRemove} />
      </span>
    </li>
  );
}
