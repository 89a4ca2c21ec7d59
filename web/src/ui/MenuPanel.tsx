import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import styles from './Menu.module.css';
import { MenuContext } from './MenuContext.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { walkByArrows } from './walkByArrows.ts';

interface MenuPanelProps {
  opener: RefObject<HTMLButtonElement | null>;
  label: string | undefined;
  align: 'start' | 'end';
  width: 'auto' | 'sm' | 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** The list of a menu: arrow keys walk it, Tab goes on from the opener when it leaves. */
export function MenuPanel({ opener, label, align, width, onClose, children }: MenuPanelProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!leavesByTab(event)) return walkByArrows(event);
    opener.current?.focus();
    onClose();
  };
  return (
    <PopoverPanel
      opener={opener}
      align={align}
      className={styles[width]}
      label={label ?? opener.current?.innerText}
      onClose={onClose}
      onKeyDown={press}
    >
      <MenuContext value={onClose}>{children}</MenuContext>
    </PopoverPanel>
  );
}

function leavesByTab({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')];
  return key === 'Tab' && (stops.length === 0 || target === stops.at(shiftKey ? 0 : -1));
}
