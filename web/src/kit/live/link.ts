/** The long connection of this tab: `waiting` until it is first open, `lost` until it is back, `ended` with its session. */
export type Link = 'waiting' | 'open' | 'lost' | 'ended';

let link: Link = 'waiting';
const listeners = new Set<() => void>();

export const currentLink = (): Link => link;

export function reportLink(next: Link): void {
  // letting go of the connection comes after the last word
  if (link === next || (link === 'ended' && next === 'lost')) return;
  link = next;
  for (const listener of listeners) listener();
}

/** Whoever opens it says how it is closed: before one signs out here, what the server then says is no news to this tab. */
export const ownLink = { close: (): void => undefined };

/** Hears every change of it. @returns the way to stop */
export function onLink(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
