/** A directory of LDAP: ldaps, or ldap within one's own network; a host, perhaps a port, and nothing behind. */
export function isDirectory(text: string): boolean {
  if (!/^ldaps?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}

/** How many of those whom the directory has no more are shown by name. */
export const GONE_SHOWN = 50;
