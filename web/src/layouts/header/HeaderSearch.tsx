import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIsBuilt } from '../../kit/site.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { places } from '../destinations.ts';
import styles from './HeaderSearch.module.css';
import { SearchBox } from './SearchBox.tsx';

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
        <IconButton label="搜索" icon={<Search size={20} aria-hidden="true" />} onClick={() => setOpen(true)} />
      </span>
      <Dialog open={open} onClose={() => setOpen(false)} title="搜索">
        <SearchBox wide onSearch={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
