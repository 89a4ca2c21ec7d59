import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

const load = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(() => load().then((part) => ({ default: part.MenuPanel })));

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

/** A button with a list under it; what shows the list is fetched when somebody comes near the button. */
export function Menu({ trigger, triggerClass, label, align = 'start', width = 'auto', disabled, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <BareButton
        ref={button}
        className={cx(styles.trigger, triggerClass)}
        aria-expanded={open}
        aria-label={label}
        disabled={disabled}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
      >
        {trigger}
      </BareButton>
      {open ? (
        <Suspense>
          <MenuPanel opener={button} label={label} align={align} width={width} onClose={() => setOpen(false)}>
            {children}
          </MenuPanel>
        </Suspense>
      ) : null}
    </>
  );
}
