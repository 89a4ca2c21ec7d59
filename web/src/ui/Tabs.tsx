import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from './Link.tsx';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import { stepTo } from './stepTo.ts';
import styles from './Tabs.module.css';

export type TabItem = { key: string; label: ReactNode; count?: number; to?: string };

export type TabsProps = {
  /** Spoken name of the row. */
  label: string;
  items: readonly TabItem[];
  current: string;
  /** Needed when the items have no `to`. */
  onSelect?: (key: string) => void;
  /** With buttons: tabs get the ids `<idBase>-tab-<key>` and control `<idBase>-panel`. */
  idBase?: string;
  className?: string;
};

/** Text tabs. Items with `to` are links in a nav; without it they are an ARIA tab list moved by arrow keys. */
export function Tabs({ label, items, current, onSelect, idBase, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  if (items.some((item) => item.to !== undefined)) {
    return (
      <nav className={cx(styles.tabs, className)} aria-label={label}>
        {items.map((item) => (
          <Link
            key={item.key}
            ref={item.key === current ? bringIntoView : undefined}
            to={item.to ?? ''}
            className={styles.tab}
            aria-current={item.key === current ? 'page' : undefined}
            preventScrollReset
          >
            <TabFace item={item} />
          </Link>
        ))}
      </nav>
    );
  }
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === current);
    const next = stepTo(event.key, at, items.length, 'horizontal');
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect?.(item.key);
  };
  return (
    <div ref={row} className={cx(styles.tabs, className)} role="tablist" aria-label={label}>
      {items.map((item) => (
        <BareButton
          key={item.key}
          role="tab"
          id={idBase && `${idBase}-tab-${item.key}`}
          aria-controls={idBase && `${idBase}-panel`}
          aria-selected={item.key === current}
          tabIndex={item.key === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect?.(item.key)}
          onKeyDown={move}
        >
          <TabFace item={item} />
        </BareButton>
      ))}
    </div>
  );
}

/** A row that is wider than the screen begins where the current tab stands; the page itself does not move. */
function bringIntoView(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [at, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left - around.left - (around.width - at.width) / 2;
}

function TabFace({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
    </>
  );
}
