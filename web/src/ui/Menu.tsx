import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { cx } from './cx.ts';
import styles from './Menu.module.css';
import { MenuContext } from './MenuContext.ts';
import { followAnchor } from './followAnchor.ts';
import { stepTo } from './stepTo.ts';

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

/** A disclosure on the native popover: Escape and outside presses close it, arrow keys walk its links and buttons. */
export function Menu({ trigger, triggerClass, label, align = 'start', width = 'auto', disabled, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (open && button.current && list.current) return followAnchor(button.current, list.current, align);
  }, [open, align]);

  const walk = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    if (!open && event.key !== 'ArrowDown') return;
    if ((event.target as Element).matches('input, textarea, select')) return;
    const next = stepTo(event.key, at, Math.max(items.length, 1), 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    list.current?.showPopover();
    // 刚显示出来的列表要等下一帧才能得到焦点
    requestAnimationFrame(() => items[next]?.focus());
  };
  const close = () => {
    list.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.trigger, triggerClass)}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        disabled={disabled}
        onKeyDown={walk}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={cx(styles.list, styles[width])}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        onKeyDown={walk}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </>
  );
}
