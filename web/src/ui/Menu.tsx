import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode, ToggleEvent } from 'react';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import styles from './Menu.module.css';
import { MenuContext } from './MenuContext.ts';
import { followAnchor } from './followAnchor.ts';
import { walkByArrows } from './walkByArrows.ts';

export type MenuProps = {
  /** Face of the button that opens the list. */
  trigger: ReactNode;
  triggerClass?: string;
  /** Spoken name of the button when its face has no words. */
  label?: string;
  /** Edge of the trigger the list lines up with. */
  align?: 'start' | 'end';
  width?: 'auto' | 'sm' | 'md' | 'lg';
  disabled?: boolean;
  /** `MenuLink`, `MenuButton`, `MenuLabel`, `MenuDivider`, or free content such as a preview. */
  children: ReactNode;
};

/**
 * A disclosure on the native popover: Escape, outside presses and leaving it with Tab close it, arrow keys walk its links
 * and buttons.
 */
export function Menu({ trigger, triggerClass, label, align = 'start', width = 'auto', disabled, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (open && button.current && list.current) return followAnchor(button.current, list.current, align);
  }, [open, align]);

  useEffect(() => {
    const [opener, panel] = [button.current, list.current];
    if (opener && panel) return walkByArrows(opener, panel);
  }, []);
  const close = () => {
    list.current?.hidePopover();
    button.current?.focus();
  };
  const closeWhenLeft = ({ relatedTarget: next, currentTarget: panel }: FocusEvent<HTMLDivElement>) => {
    if (next && next !== button.current && !panel.contains(next)) panel.hidePopover();
  };
  return (
    <>
      <BareButton
        ref={button}
        className={cx(styles.trigger, triggerClass)}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        disabled={disabled}
      >
        {trigger}
      </BareButton>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={cx(styles.list, styles[width])}
        onBlur={closeWhenLeft}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </>
  );
}
