import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
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

/** Which rows of the page are chosen. */
export type Selection<Item> = {
  count: number;
  has: (item: Item) => boolean;
  /** Says in the name of its box which row it is. */
  nameOf: (item: Item) => string;
  toggle: (item: Item) => void;
  toggleAll: () => void;
};

export type TableProps<Item> = {
  /** Spoken name of the table. */
  caption: string;
  columns: ReadonlyArray<Column<Item>>;
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** `tall` for rows with covers. */
  density?: 'normal' | 'tall' | 'compact';
  /** With a box before each row, and one for the page in the head. */
  selection?: Selection<Item>;
  className?: string;
};

/** A plain table; under 720 px each row stacks, the first column as its title. */
export function Table<Item>(props: TableProps<Item>) {
  const { caption, columns, rows, rowKey, density = 'normal', selection, className } = props;
  return (
    <table className={cx(styles.table, styles[density], className)}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {selection ? <col width={36} /> : null}
        {columns.map((column) => (
          <col key={column.key} width={column.width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection ? (
            <th scope="col">
              <Checkbox
                aria-label="全选本页"
                checked={selection.count > 0 && selection.count === rows.length}
                indeterminate={selection.count > 0 && selection.count < rows.length}
                onChange={selection.toggleAll}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              <span className={column.hideHead ? 'sr-only' : undefined}>{column.head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-chosen={selection?.has(row) || undefined}>
            {selection ? (
              <td data-pick="">
                <Checkbox
                  aria-label={`选中${selection.nameOf(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            ) : null}
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
