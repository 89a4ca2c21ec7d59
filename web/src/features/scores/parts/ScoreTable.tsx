import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { readScore } from '#contract/rules/scores.ts';
import type { Sheet } from '#contract/user/score.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { studentPath } from './addresses.ts';
import { pastedCells } from './pastedCells.ts';
import { cellKey } from './sheetWriter.ts';
import styles from './ScoreTable.module.css';
import { totalText } from './totalText.ts';
import type { SheetHandle } from './useSheet.ts';

/** The steps of the keys that move from cell to cell. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The table of marks: arrows and Enter move, a block copied from a spreadsheet is pasted from the cell on. */
export function ScoreTable({ sheet: { parts, students }, of }: { sheet: Sheet; of: SheetHandle }) {
  const table = useRef<HTMLTableElement>(null);

  function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void {
    const step = steps[event.key];
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (!step || event.nativeEvent.isComposing) return;
    // within a text the arrows move between its letters
    if (event.key === 'ArrowLeft' && (selectionStart !== 0 || selectionEnd !== 0)) return;
    if (event.key === 'ArrowRight' && (selectionStart !== value.length || selectionEnd !== value.length)) return;
    event.preventDefault();
    const next = table.current?.querySelector<HTMLInputElement>(
      `input[data-cell="${row + step[0]}.${column + step[1]}"]`,
    );
    next?.focus();
    next?.select();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, row: number, column: number): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    of.write(pastedCells(text, { row, column }, { parts, students }));
  }

  return (
    <section className={styles.frame} aria-label="成绩表">
      <table ref={table} className={styles.table}>
        <caption className="sr-only">成绩表</caption>
        <thead>
          <tr>
            <th scope="col">学生</th>
            {parts.map(({ id, partName, weight }) => (
              <th key={id} scope="col">
                {partName}
                <small>{weight}%</small>
              </th>
            ))}
            <th scope="col" data-total="">
              总评
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ userNo, studentName, studentNumber }, row) => (
            <tr key={userNo}>
              <th scope="row">
                <TextLink to={studentPath(userNo)}>{studentName}</TextLink>
                <small>{studentNumber}</small>
              </th>
              {parts.map(({ id, partName }, column) => (
                <td key={id}>
                  <input
                    className={styles.cell}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={6}
                    data-cell={`${row}.${column}`}
                    aria-label={`${studentName}，${partName}`}
                    aria-invalid={readScore(of.valueOf(id, userNo)) === undefined || undefined}
                    value={of.valueOf(id, userNo)}
                    onChange={({ target }) => of.write([[cellKey(id, userNo), target.value]])}
                    onKeyDown={(event) => move(event, row, column)}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              ))}
              <td data-total="">{totalText(of.totalOf(userNo))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
