import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { ProgressColumn, ProgressRow } from '#contract/exam/learnProgress.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import styles from './Matrix.module.css';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface MatrixProps {
  rows: readonly ProgressRow[];
  columns: readonly ProgressColumn[];
  selection: Selection<ProgressRow>;
  onOpen: (row: ProgressRow) => void;
}

/** Learners down, class-hours across: one stop for the Tab key, arrows walk from cell to cell, the line below says it. */
export function Matrix({ rows, columns, selection, onOpen }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const [said, setSaid] = useState('');
  const here = [Math.min(at[0], rows.length - 1), Math.min(at[1], columns.length - 1)] as const;

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows.length - 1, here[0] + step[0]));
    const column = Math.max(0, Math.min(columns.length - 1, here[1] + step[1]));
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)?.focus();
  }

  return (
    <>
      <section className={styles.frame} aria-label="学习进度表">
        <table ref={table} className={styles.table}>
          <caption className="sr-only">每个学员在每个课时学到哪里</caption>
          <MatrixHead
            columns={columns}
            box={
              <Checkbox
                aria-label="全选本页"
                checked={selection.count > 0 && selection.count === rows.length}
                indeterminate={selection.count > 0 && selection.count < rows.length}
                onChange={selection.toggleAll}
              />
            }
          />
          <tbody>
            {rows.map((row, index) => (
              <MatrixRow
                key={row.userNo}
                row={row}
                index={index}
                columns={columns}
                onWalk={walk}
                current={here[0] === index ? here[1] : null}
                onReach={(column, words) => {
                  setAt([index, column]);
                  setSaid(words);
                }}
                box={
                  <Checkbox
                    aria-label={`选中${row.name}`}
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                  />
                }
                name={<BareButton onClick={() => onOpen(row)}>{row.name}</BareButton>}
              />
            ))}
          </tbody>
        </table>
      </section>
      <output className={styles.said} aria-hidden="true">
        {said || '指到或走到一个格子，这里写出是哪一课、看了多少'}
      </output>
    </>
  );
}
