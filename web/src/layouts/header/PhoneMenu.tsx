import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './PhoneMenu.module.css';

const PhoneMenuPanel = lazy(() =>
  import('./PhoneMenuPanel.tsx').then((module) => ({ default: module.PhoneMenuPanel })),
);

/** On narrow windows one drawer holds what the header cannot; it is fetched when it is opened. */
export function PhoneMenu({ nav }: { nav: boolean }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span className={styles.narrow}>
      <IconButton label="菜单" icon={<MenuIcon size={20} />} onClick={() => setOpen(true)} />
      <Suspense>{open ? <PhoneMenuPanel nav={nav} onClose={close} /> : null}</Suspense>
    </span>
  );
}
