import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './TabFrame.module.css';
import type { TabHandle } from './useTab.ts';

interface TabFrameProps<K extends string> {
  /** Spoken name of the row. */
  label: string;
  of: TabHandle<K>;
  /** Those the visitor may open, in order. */
  tabs: readonly { key: K; label: string; count?: number }[];
  /** What the open tab shows. */
  children: ReactNode;
}

/** A row of tabs that are links, and the region of the open one: it works before and without scripts. */
export function TabFrame<K extends string>({ label, of, tabs, children }: TabFrameProps<K>) {
  const open = tabs.find(({ key }) => key === of.tab);
  return (
    <>
      <Tabs label={label} items={tabs.map((tab) => ({ ...tab, to: of.hrefOf(tab.key) }))} current={of.tab} />
      <section className={styles.panel} aria-label={open?.label}>
        {children}
      </section>
    </>
  );
}
