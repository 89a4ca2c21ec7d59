import type { ComponentProps, ReactNode } from 'react';
import { BareButton } from './BareButton.tsx';
import styles from './Button.module.css';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger' | 'dangerFill';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  block?: boolean;
  icon?: ReactNode;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Blocks the button; the width stays that of the label. */
    loading?: boolean;
    /** What is going on, e.g. 提交中. */
    loadingLabel?: string;
  };

/** A verb of two to four characters. One `primary` per view; `dangerFill` only inside its own confirm dialog. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  loadingLabel = '请稍候',
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <BareButton
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      <span className={styles.face} data-hidden={loading || undefined} aria-hidden={loading || undefined}>
        {icon}
        {children}
      </span>
      {loading ? <span className={styles.busy}>{loadingLabel}</span> : null}
    </BareButton>
  );
}

export function buttonClass({ variant = 'default', size = 'md', block }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block);
}
