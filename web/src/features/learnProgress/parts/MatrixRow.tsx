import type { KeyboardEvent, ReactNode } from 'react';
import type { ProgressColumn, ProgressRow } from '#contract/exam/learnProgress.ts';
import { cellStep, cellText, LearnState } from '#contract/rules/learnProgress.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Matrix.module.css';

const tones = {
  [LearnState.notStarted]: 'idle',
  [LearnState.behind]: 'failed',
  [LearnState.onTrack]: 'waiting',
  [LearnState.finished]: 'passed',
} as const;

interface MatrixRowProps {
  row: ProgressRow;
  index: number;
  columns: readonly ProgressColumn[];
  /** The column whose cell the Tab key reaches, when it is in this row. */
  current: number | null;
  onReach: (column: number, words: string) => void;
  onWalk: (event: KeyboardEvent<HTMLElement>) => void;
  box: ReactNode;
  name: ReactNode;
}

/** One learner. Every cell says in a mark what its colour says, and in its name all of it. */
export function MatrixRow({ row, index, columns, current, onReach, onWalk, box, name }: MatrixRowProps) {
  const cells = new Map(row.cells.map((cell) => [cell.at, cell]));
  return (
    <tr>
      <th scope="row" className={styles.who}>
        <span className={styles.whoIn}>
          {box}
          <span>
            <span className={styles.name}>{name}</span>
            <small>
              <StatusDot tone={tones[row.state]}>{LearnState.labels[row.state]}</StatusDot>
              {row.remindedOn ? <span>{row.remindedOn.slice(5)} 提醒过</span> : null}
              {row.isOlder === 1 ? <span>在学旧版</span> : null}
            </small>
          </span>
        </span>
      </th>
      <td className={styles.progress}>{row.progress}%</td>
      {columns.map(({ periodId, periodName }, column) => {
        const cell = cells.get(column);
        const isDone = cell?.isDone === 1;
        const share = cell?.share ?? null;
        const text = cellText(share, isDone);
        const words = `${row.name}，${periodName}：${text}${cell ? `，最近 ${shownTime(cell.lastAt)}` : ''}`;
        return (
          <td key={periodId} className={styles.cell}>
            <BareButton
              aria-label={words}
              tabIndex={current === column ? 0 : -1}
              data-cell={`${index}.${column}`}
              data-step={cellStep(share, isDone)}
              onKeyDown={onWalk}
              onClick={() => onReach(column, words)}
              onFocus={() => onReach(column, words)}
              onPointerEnter={() => onReach(column, words)}
            >
              {isDone ? '✓' : share === null ? '·' : share}
            </BareButton>
          </td>
        );
      })}
    </tr>
  );
}
