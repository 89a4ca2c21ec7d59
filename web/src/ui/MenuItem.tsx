import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Link } from './Link.tsx';
import { BareButton } from './BareButton.tsx';
import { cx } from './cx.ts';
import styles from './Menu.module.css';
import { MenuContext } from './MenuContext.ts';

type Face = {
  icon?: ReactNode;
  /** Right end: a count or a reason. */
  tail?: ReactNode;
  /** The chosen one: soft ground and a check. */
  current?: boolean;
  children: ReactNode;
};

export function MenuLink({ to, current, onClick, ...face }: Face & { to: string; onClick?: () => void }) {
  const close = useContext(MenuContext);
  return (
    <Link
      to={to}
      className={styles.item}
      aria-current={current ? 'true' : undefined}
      onClick={() => {
        onClick?.();
        close();
      }}
    >
      <ItemFace {...face} current={current} />
    </Link>
  );
}

export function MenuButton({
  onSelect,
  danger,
  disabled,
  current,
  ...face
}: Face & { onSelect: () => void; danger?: boolean; disabled?: boolean }) {
  const close = useContext(MenuContext);
  return (
    <BareButton
      className={cx(styles.item, danger && styles.danger)}
      disabled={disabled}
      aria-current={current ? 'true' : undefined}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      <ItemFace {...face} current={current} />
    </BareButton>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <p className={styles.label}>{children}</p>;
}

export function MenuDivider() {
  return <hr className={styles.divider} />;
}

function ItemFace({ icon, tail, current, children }: Face) {
  return (
    <>
      {icon}
      <span className="clip">{children}</span>
      {tail ? <span className={styles.tail}>{tail}</span> : null}
      {current ? <Check size={16} aria-hidden="true" className={styles.tail} /> : null}
    </>
  );
}
