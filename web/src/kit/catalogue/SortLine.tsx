import { Link } from '../../ui/Link.tsx';
import { ArrowDown, ArrowUp, ChevronsUpDown, SlidersHorizontal } from 'lucide-react';
import { BareButton } from '../../ui/BareButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ListHandle } from '../list/useListState.ts';
import type { ChosenCondition } from './chosen.ts';
import styles from './SortLine.module.css';

/** An order; with `descending` it has two directions, the second press turning it round. */
export interface Sort {
  value: string;
  label: string;
  descending?: string;
}

interface SortLineProps {
  list: ListHandle;
  sorts: readonly Sort[];
  chosen: readonly ChosenCondition[];
  /** Sheet with the folded filters; without one phones get no 筛选. */
  sheetId?: string;
}

/** Orders at the left; at the right the chosen conditions, each with its cross, and 清除条件. */
export function SortLine({ list, sorts, chosen, sheetId }: SortLineProps) {
  return (
    <div className={cx(styles.line, sorts.length + chosen.length === 0 && styles.bare)}>
      <nav className={styles.sorts} aria-label="排序">
        {sorts.map((sort) => (
          <SortLink key={sort.value} sort={sort} list={list} />
        ))}
      </nav>
      {sheetId ? (
        <BareButton className={styles.open} popoverTarget={sheetId}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          筛选
          {chosen.length > 0 ? <span className={styles.count}>{chosen.length}</span> : null}
        </BareButton>
      ) : null}
      {chosen.length > 0 ? (
        <div className={styles.chosen}>
          {chosen.map(({ key, label, removeTo }) => (
            <Chip key={key} label={label} removeTo={removeTo} />
          ))}
          <TextLink to={list.clearHref} className={styles.clear} preventScrollReset>
            清除条件
          </TextLink>
        </div>
      ) : null}
    </div>
  );
}

function SortLink({ sort: { value, label, descending }, list }: { sort: Sort; list: ListHandle }) {
  const current = list.sort === value || (descending !== undefined && list.sort === descending);
  const next = descending !== undefined && list.sort === value ? descending : value;
  return (
    <Link
      to={list.hrefOf({ sort: next })}
      className={styles.sort}
      aria-current={current ? 'true' : undefined}
      preventScrollReset
    >
      {label}
      {descending === undefined ? null : <Direction of={current ? list.sort === value : undefined} />}
    </Link>
  );
}

function Direction({ of: rising }: { of: boolean | undefined }) {
  if (rising === undefined) return <ChevronsUpDown size={14} aria-hidden="true" />;
  const Arrow = rising ? ArrowUp : ArrowDown;
  return (
    <>
      <Arrow size={14} aria-hidden="true" />
      <span className="sr-only">{rising ? '从低到高' : '从高到低'}</span>
    </>
  );
}
