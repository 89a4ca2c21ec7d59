import type { ComponentProps, ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';

export type IconLook = {
  /** Spoken name; an icon alone says nothing. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  tone?: 'quiet' | 'line' | 'danger';
  /** Unread count over the icon. */
  count?: number;
};

/** A round target with only an icon. */
export function IconButton({
  label,
  icon,
  size,
  tone,
  count,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & IconLook) {
  return (
    <BareButton
      {...rest}
      type={type}
      className={cx(iconClass({ size, tone }), className)}
      aria-label={label}
      title={label}
    >
      {icon}
      <Badge count={count} floating />
    </BareButton>
  );
}

export function iconClass({ size = 'md', tone = 'quiet' }: Pick<IconLook, 'size' | 'tone'>): string {
  return cx(styles.icon, styles[size], styles[tone]);
}
