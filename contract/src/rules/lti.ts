import { isId } from './id.ts';

/** Before the number of a learning platform in the source of an account of its people (`oauth_binding.source`). */
const PREFIX = 'lti:';

/** Under which source the accounts that a learning platform names are kept. */
export const ltiSource = (platformId: string): string => `${PREFIX}${platformId}`;

export const isLtiSource = (source: string): boolean => source.startsWith(PREFIX) && isId(source.slice(PREFIX.length));

/** How many learning platforms a house registers. */
export const MOST_PLATFORMS = 20;

/** Where a browser carries a message of LTI on: our page that remembers it, and the one that chooses a course. */
export const LTI_ENTER = '/lti/enter';
export const LTI_PICK = '/lti/pick';

/** The course that an address of ours names; nothing for every other address. */
export function courseIn(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const id = /^\/course\/(\d+)$/.exec(pathname)?.[1];
  return origin === new URL(publicUrl).origin && id !== undefined && isId(id) ? id : undefined;
}
