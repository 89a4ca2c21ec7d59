import type { LinkProps } from './Link.tsx';
import { Link } from './Link.tsx';
import { buttonClass } from './Button.tsx';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';
import { cx } from './cx.ts';

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook & { className?: string }) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      <span className={styles.face}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
