import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** A directory of LDAP: ldaps, or ldap within one's own network; a host, perhaps a port, and nothing behind. */
export function isDirectory(text: string): boolean {
  if (!/^ldaps?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}

/** How many of those whom the directory has no more are shown by name. */
export const GONE_SHOWN = 50;

/** The hours at which it may be read by itself, in China; what was missed is made up for before the morning. */
export const [FIRST_NIGHT_HOUR, LAST_NIGHT_HOUR, MORNING_HOUR] = [0, 6, 8];

/** What became of one reading. Only at night it is tried again, and only then it can fail or stop. */
export const DirectoryRunState = choice({
  done: [1, '读过了'],
  retrying: [2, '没有读成，还会再试'],
  failed: [3, '没有读成'],
  stopped: [4, '停了'],
});

export type DirectoryRunState = ValueOf<typeof DirectoryRunState>;

export const DIRECTORY_PATH = '/account/staff/directory';
