import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SavedFilter } from '#contract/position/talentSearch.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { FILTER_PATH, isFiltered } from '#contract/rules/smartFilter.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './Filter.module.css';
import { SavedFilterActs } from './SavedFilterActs.tsx';
import { useFilterLook } from './useFilterLook.ts';

const SaveFilterDialog = lazy(() =>
  import('./SaveFilterDialog.tsx').then((module) => ({ default: module.SaveFilterDialog })),
);

interface SavedFiltersProps {
  saved: readonly SavedFilter[];
  conditions: FilterConditions;
  /** A name made of the conditions. */
  suggested: string;
  current: SavedFilter | undefined;
}

const countText = (count: number): string => (count > COUNT_CAP ? `${COUNT_CAP}+` : String(count));

/** The filters somebody keeps, each with how many it finds and how many are new; and keeping the one on the page. */
export function SavedFilters({ saved, conditions, suggested, current }: SavedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  useFilterLook(current?.id);
  return (
    <>
      {saved.length > 0 ? (
        <Tabs
          className={styles.tabs}
          label="保存的筛选"
          current={current?.id ?? ''}
          items={[
            { key: '', label: '新的筛选', to: FILTER_PATH },
            ...saved.map((row) => ({
              key: row.id,
              to: row.path,
              label: (
                <>
                  {row.searchName} {countText(row.count)}
                  {row.countNew > 0 ? <em className={styles.new}>新 {countText(row.countNew)}</em> : null}
                </>
              ),
            })),
          ]}
        />
      ) : null}
      {current ? <SavedFilterActs row={current} /> : null}
      {current === undefined && isFiltered(conditions) ? (
        <p className={styles.chips}>
          <Button size="sm" icon={<BellPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
            保存这组条件
          </Button>
          <span className={styles.quiet}>有新的投递合条件时发消息</span>
        </p>
      ) : null}
      {isOpen ? (
        <Suspense>
          <SaveFilterDialog conditions={conditions} suggested={suggested} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
