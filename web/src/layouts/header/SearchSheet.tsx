import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchSheet.module.css';

/** The search box on narrow windows; one can type at once. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog open onClose={onClose} title="搜索">
      <div ref={place} className={styles.sheet}>
        <SearchBox wide onSearch={onClose} />
      </div>
    </Dialog>
  );
}
