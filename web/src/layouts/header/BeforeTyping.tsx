import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import { askHotWords } from './askHotWords.ts';
import type { HotWord } from './askHotWords.ts';
import { keepSearches, readSearches, withoutSearch } from '../../kit/recentSearches.ts';
import styles from './SearchOffers.module.css';
import type { OffersProps } from './SearchOffers.tsx';
import { cellId, useWalk } from './useWalk.ts';
import type { Press } from './useWalk.ts';

const SHOWN = 8;

/** With nothing typed: the searches of this browser, each of which can be taken away, and what many search. */
export function BeforeTyping({ input, id, scope, wide, onPick, onClose }: OffersProps) {
  const [recent, setRecent] = useState(readSearches);
  const hot = useHotWords(scope.kind === 'global' || scope.type === 1);
  const keep = (searches: string[]) => {
    keepSearches(searches);
    setRecent(searches);
  };
  const own = recent.map((text): Press[] => [() => onPick(text), () => keep(withoutSearch(recent, text))]);
  const clear: Press[][] = recent.length > 0 ? [[() => keep([])]] : [];
  const words = hot.map(({ word }): Press[] => [() => onPick(word, { everywhere: true })]);
  const rows = [...own, ...clear, ...words];
  const isAt = useWalk({ input, id, role: 'grid', rows, onClose });
  if (rows.length === 0) return null;
  const cell = (row: number, at: number, look: string | undefined, children: ReactNode, label?: string) => (
    <BareButton
      id={cellId(id, row, at)}
      type="button"
      role="gridcell"
      tabIndex={-1}
      aria-label={label}
      data-current={isAt(row, at) || undefined}
      className={look}
      onPointerDown={(event) => event.preventDefault()}
      onClick={rows[row]![at]}
    >
      {children}
    </BareButton>
  );
  return (
    <div id={id} className={cx(styles.list, wide && styles.wide)} role="grid" aria-label="最近搜索与热搜">
      {recent.length > 0 ? (
        <div role="rowgroup" aria-label="最近搜索" className={styles.group}>
          <p className={styles.head} aria-hidden="true">
            最近搜索
          </p>
          {recent.map((text, index) => (
            <div key={text} role="row" className={styles.row}>
              {cell(index, 0, cx(styles.option, 'clip'), text)}
              {cell(index, 1, styles.remove, <X size={14} aria-hidden="true" />, `删除搜索记录 ${text}`)}
            </div>
          ))}
          <div role="row" className={styles.clear}>
            {cell(recent.length, 0, styles.clearAll, '清空', '清空最近搜索')}
          </div>
        </div>
      ) : null}
      {hot.length > 0 ? (
        <div role="rowgroup" aria-label="热搜" className={styles.group}>
          <p className={styles.head} aria-hidden="true">
            热搜
          </p>
          {hot.map(({ word, isPinned }, index) => (
            <div key={word} role="row" className={styles.row}>
              {cell(
                own.length + clear.length + index,
                0,
                cx(styles.option, styles.hot, 'clip'),
                <>
                  <i className={styles.rank} aria-hidden="true">
                    {index + 1}
                  </i>
                  {word}
                  {isPinned === 1 ? <small className={styles.pinned}>推荐</small> : null}
                </>,
              )}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** On the pages that search courses or everything. */
function useHotWords(wanted: boolean): readonly HotWord[] {
  const [shown, setShown] = useState<readonly HotWord[]>([]);
  useEffect(() => {
    if (wanted) void askHotWords().then((words) => setShown(words.slice(0, SHOWN)));
  }, [wanted]);
  return wanted ? shown : [];
}
