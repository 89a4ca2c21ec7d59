import { ArrowRight } from 'lucide-react';
import type { LinkProps } from './Link.tsx';
import { Link } from './Link.tsx';
import { cx } from './cx.ts';
import styles from './TextLink.module.css';

export type TextPageLinkProps = Omit<LinkProps, 'className'> & {
  /** `accent` stands alone, `inline` runs in a sentence, `quiet` is a secondary act. */
  tone?: 'accent' | 'inline' | 'quiet';
  /** An arrow behind the words: 全部课程 →. */
  arrow?: boolean;
  className?: string;
};

/** A link made of words. */
export function TextLink({ tone = 'accent', arrow, className, children, ...rest }: TextPageLinkProps) {
  return (
    <Link {...rest} className={cx(styles[tone], className)}>
      {children}
      {arrow ? <ArrowRight size={15} /> : null}
    </Link>
  );
}
