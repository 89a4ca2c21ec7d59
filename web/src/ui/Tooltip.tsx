import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { layerOf } from './layerOf.ts';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** What the control does, in a word or two. It is no name for it: say that with `aria-label`. */
  label: string;
  /** Its keys, as they are pressed: Ctrl+B. */
  keys?: string;
  /** The control, which takes further props. */
  children: ReactElement;
}

/** Says what an icon does while it is pointed at or has the focus. For parts that are fetched when somebody needs them. */
export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal container={layerOf()}>
        <Base.Positioner className={styles.layer} sideOffset={6} collisionPadding={8} positionMethod="fixed">
          <Base.Popup className={styles.tip}>
            {label}
            {keys ? <kbd className={styles.keys}>{keys}</kbd> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
