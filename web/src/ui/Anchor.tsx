import type { ComponentProps } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path of a page of ours. */
  to: string;
  /** The page stays where it is scrolled. */
  keepScroll?: boolean;
};

/**
 * A link to a page of ours, for cards, rows and navigation: an element and nothing else. The root follows all of them
 * (app/useAnchors.ts). React Router's `Link` costs several times as much and is for the few that replace an entry of the
 * history, carry state or load the document anew.
 */
export function Anchor({ to, keepScroll, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={to} data-discover={keepScroll ? 'stay' : 'follow'}>
      {children}
    </a>
  );
}
