import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { layerOf } from './layerOf.ts';
import styles from './PopoverPanel.module.css';

interface PopoverPanelProps {
  opener: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  className?: string;
  /** Spoken name, where the opener's does not say it. */
  label?: string;
  /** What takes the focus; the first that can unless told. */
  first?: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/**
 * What hangs under its opener, above it when there is no room. A press on the opener is the opener's own, and a page that
 * arrives and takes the focus leaves it open.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { opener, align, className, label, first, onClose, onKeyDown, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [layer] = useState(() => layerOf(opener.current));
  const close = (_open: boolean, { reason, event }: Popover.Root.ChangeEventDetails) => {
    const isOnOpener = event.target instanceof Node && opener.current?.contains(event.target);
    if (reason !== 'focus-out' && !(reason === 'outside-press' && isOnOpener)) onClose();
  };
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Portal container={layer}>
        <Popover.Positioner
          className={styles.layer}
          anchor={opener}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          positionMethod="fixed"
        >
          <Popover.Popup
            className={cx(styles.panel, className)}
            ref={panel}
            aria-label={label}
            initialFocus={() => (first && panel.current?.querySelector<HTMLElement>(first)) || true}
            finalFocus={opener}
            onKeyDown={onKeyDown}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
