import { createContext, use } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of ours: a whole path, or `?…` of the same page. */
  to: string;
  /** Takes the place of this page in the history; a link to where one is always does. */
  replace?: boolean;
  /** The page stays where it is scrolled. */
  preventScrollReset?: boolean;
  /** Handed to the page in the entry of the history. */
  state?: unknown;
  /** The browser loads the page anew. */
  reloadDocument?: boolean;
};

/** How pages are gone to without loading them anew; the root provides it. */
export const FollowContext = createContext<NavigateFunction | null>(null);

/**
 * The one link to a page of ours. React Router's `Link` resolves its address against the routes on every rendering and
 * costs four times as much on pages of a hundred links (docs/performance.md); `data-discover` is its mark for pages whose
 * routes the browser should learn beforehand.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const follow = use(FollowContext);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument || !follow || !isOurs(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void follow(to, { replace: replace ?? href === location.href, state, preventScrollReset });
  };
  return (
    <a {...rest} href={to} data-discover="true" onClick={press}>
      {children}
    </a>
  );
}

/** Nobody dealt with the press already, and the browser is not asked for another tab, window or file. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  if (event.defaultPrevented || event.button !== 0 || download !== '') return false;
  return ['', '_self'].includes(target) && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}
