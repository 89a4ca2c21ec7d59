import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { Anchor } from './Anchor.tsx';

export type PageLinkProps = LinkProps;

/**
 * What links of words and links like buttons are made of: an `Anchor`, or where more is asked for than going to a page
 * of ours (to replace an entry of the history, to carry state, a relative address) React Router's own.
 */
export function PageLink(props: PageLinkProps) {
  const { to, preventScrollReset, ...rest } = props;
  if (typeof to !== 'string' || !to.startsWith('/') || needsRouter.some((name) => props[name]))
    return <Link {...props} />;
  return <Anchor {...rest} to={to} keepScroll={preventScrollReset} />;
}

const needsRouter = ['replace', 'state', 'reloadDocument', 'relative', 'viewTransition'] as const;
