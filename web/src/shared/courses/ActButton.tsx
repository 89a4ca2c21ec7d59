import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import styles from './ActButton.module.css';
import { BareButton } from '../../ui/BareButton.tsx';

interface Face {
  icon: ReactNode;
  label: ReactNode;
}

/** A quiet act of a detail page: icon and word, without a frame. */
export function ActButton({ icon, label, ...rest }: Face & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <BareButton {...rest} className={styles.act}>
      {icon}
      {label}
    </BareButton>
  );
}

export function ActLink({ icon, label, to }: Face & { to: string }) {
  return (
    <Link to={to} className={styles.act} rel="nofollow">
      {icon}
      {label}
    </Link>
  );
}

export function Acts({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
