import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIsBuilt } from '../../kit/site.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { places } from '../../kit/navigation/destinations.ts';
import styles from './HeaderSearch.module.css';
import { SearchBox } from './SearchBox.tsx';

const SearchSheet = lazy(() => import('./SearchSheet.tsx').then((module) => ({ default: module.SearchSheet })));

/** The box on wide windows, an icon that opens it on narrow ones; nothing while there is no page to show results. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  if (!useIsBuilt()(places.search)) return null;
  return (
    <>
      <span className={styles.wide}>
        <SearchBox />
      </span>
      <span className={styles.narrow}>
        <IconButton label="搜索" icon={<Search size={20} />} onClick={() => setOpen(true)} />
      </span>
      <Suspense>{open ? <SearchSheet onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
