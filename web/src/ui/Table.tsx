import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';

export type Column<Item> = {
  key: string;
  /** Also the label of the value in stacked rows; `hideHead` keeps it for readers only. */
  head: string;
  hideHead?: boolean;
  /** What may be done with the row: on phones it stands after the facts, the last of it at the right edge. */
  act?: boolean;
  /** Numbers and prices stand right. */
  align?: 'start' | 'end';
  /** Preferred width in px. */
  width?: number;
  /** Left out on phones. */
  wideOnly?: boolean;
  cell: (item: Item) => ReactNode;
};

export type TableProps<Item> = {
  /** Spoken name of the table. */
  caption: string;
  columns: ReadonlyArray<Column<Item>>;
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** `tall` for rows with covers. */
  density?: 'normal' | 'tall' | 'compact';
  className?: string;
};

/** A plain table; under 720 px each row stacks, the first column as its title. */
export function Table<Item>({ caption, columns, rows, rowKey, density = 'normal', className }: TableProps<Item>) {
  return (
    <table className={cx(styles.table, styles[density], className)}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} width={column.width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              <span className={column.hideHead ? 'sr-only' : undefined}>{column.head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => (
              <td
                key={column.key}
                data-align={column.align}
                data-label={index > 0 && !column.hideHead ? column.head : undefined}
                data-act={column.act || undefined}
                className={column.wideOnly ? styles.wideOnly : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
