import { buttonClass } from './Button.tsx';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { PageLink } from './PageLink.tsx';
import type { PageLinkProps } from './PageLink.tsx';

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: Omit<PageLinkProps, 'className'> & ButtonLook & { className?: string }) {
  return (
    <PageLink {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      <span className={styles.face}>
        {icon}
        {children}
      </span>
    </PageLink>
  );
}
