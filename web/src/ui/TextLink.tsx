import { cx } from './cx.ts';
import { Mark } from './Mark.tsx';
import { PageLink } from './PageLink.tsx';
import type { PageLinkProps } from './PageLink.tsx';
import styles from './TextLink.module.css';

export type TextPageLinkProps = Omit<PageLinkProps, 'className'> & {
  /** `accent` stands alone, `inline` runs in a sentence, `quiet` is a secondary act. */
  tone?: 'accent' | 'inline' | 'quiet';
  /** An arrow behind the words: 全部课程 →. */
  arrow?: boolean;
  className?: string;
};

/** A link made of words. */
export function TextLink({ tone = 'accent', arrow, className, children, ...rest }: TextPageLinkProps) {
  return (
    <PageLink {...rest} className={cx(styles[tone], className)}>
      {children}
      {arrow ? <Mark of="arrow" /> : null}
    </PageLink>
  );
}
