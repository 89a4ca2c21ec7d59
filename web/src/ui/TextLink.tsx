import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { Mark } from './Mark.tsx';
import styles from './TextLink.module.css';

export type TextLinkProps = Omit<LinkProps, 'className'> & {
  /** `accent` stands alone, `inline` runs in a sentence, `quiet` is a secondary act. */
  tone?: 'accent' | 'inline' | 'quiet';
  /** An arrow behind the words: 全部课程 →. */
  arrow?: boolean;
  className?: string;
};

/** A link made of words. */
export function TextLink({ tone = 'accent', arrow, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(styles[tone], className)}>
      {children}
      {arrow ? <Mark of="arrow" /> : null}
    </Link>
  );
}
