/** What a press on an `Anchor` asks for. */
export interface Followed {
  to: string;
  keepScroll: boolean;
}

type Press = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

export type PressedLink = Pick<HTMLAnchorElement, 'target' | 'download' | 'origin' | 'pathname' | 'search' | 'hash'> & {
  /** `follow` and `stay` are written by ui/Anchor.tsx; `true` is React Router's own. */
  dataset: { readonly discover?: string };
};

/** Where a press on a link leads within the site; undefined when it is the browser's, or was dealt with already. */
export function anchorToFollow(press: Press, link: PressedLink | null, ownOrigin: string): Followed | undefined {
  if (press.defaultPrevented || press.button !== 0) return undefined;
  if (press.metaKey || press.altKey || press.ctrlKey || press.shiftKey) return undefined;
  const mark = link?.dataset.discover;
  if (!link || (mark !== 'follow' && mark !== 'stay')) return undefined;
  if (link.origin !== ownOrigin || link.download !== '' || !['', '_self'].includes(link.target)) return undefined;
  return { to: link.pathname + link.search + link.hash, keepScroll: mark === 'stay' };
}
