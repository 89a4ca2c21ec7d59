import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { currentToasts, subscribeToasts } from './toast.ts';
import type { Toast } from './toast.ts';
import styles from './ToastRegion.module.css';

const NONE: readonly Toast[] = [];

/** Where `toast(text)` appears; put it once at the root. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE);
  const ref = useRef<HTMLOutputElement>(null);
  const newest = toasts.at(-1)?.id;
  // The last shown is on top: shown again, it is not covered by a dialog opened later.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region?.showPopover) return;
    if (region.matches(':popover-open')) {
      if (newest === undefined) return;
      region.hidePopover();
    }
    region.showPopover();
  }, [newest]);
  return (
    <output ref={ref} popover="manual" className={styles.region} aria-live="polite">
      {toasts.map((item) => (
        <span key={item.id} className={styles.toast} data-good={item.good || undefined}>
          {item.good ? <CircleCheck size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}
          {item.text}
        </span>
      ))}
    </output>
  );
}
