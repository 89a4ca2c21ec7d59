import { FilterRow } from '../../ui/FilterRow.tsx';
import { FilterRows } from '../../ui/FilterRows.tsx';
import type { DrawnRow } from './filterGroup.ts';
import styles from './FilterPanel.module.css';
import { Button } from '../../ui/Button.tsx';

interface FilterPanelProps {
  rows: readonly DrawnRow[];
  /** Rows that stay in sight on phones; the others fold into the sheet. */
  inSight?: number;
  /** Connects the sheet with the button that opens it. */
  sheetId: string;
  /** What closes the sheet: 看 284 门. */
  closeLabel: string;
}

/**
 * The rows of a catalogue. On phones those after `inSight` become a sheet at the lower edge: a native popover, so that
 * it opens without scripts too, and so that every option is one link in the page for all widths.
 */
export function FilterPanel({ rows, inSight = 2, sheetId, closeLabel }: FilterPanelProps) {
  const folded = rows.slice(inSight);
  return (
    <div>
      <Rows rows={rows.slice(0, inSight)} />
      {folded.length > 0 ? (
        <div id={sheetId} popover="auto" className={styles.sheet} role="group" aria-label="更多筛选">
          <p className={styles.title} aria-hidden="true">
            筛选
          </p>
          <Rows rows={folded} />
          <div className={styles.close}>
            <Button variant="primary" block popoverTarget={sheetId} popoverTargetAction="hide">
              {closeLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Rows({ rows }: { rows: readonly DrawnRow[] }) {
  return (
    <FilterRows>
      {rows.map(({ key, ...row }) => (
        <FilterRow key={key} {...row} />
      ))}
    </FilterRows>
  );
}
