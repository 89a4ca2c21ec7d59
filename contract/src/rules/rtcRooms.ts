import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What there are rooms for in which people are heard and seen. */
export const RoomKind = choice({ call: [1, '通话'], live: [2, '直播'] });

export type RoomKind = ValueOf<typeof RoomKind>;

/** So long a ticket lets somebody in; who is in stays. */
export const TICKET_SECONDS = 600;

/** Name of the second, smaller picture of a camera that is sent where one engine of ours carries the room. */
export const SMALL_PICTURE = 'small';

/** Topic under which our engine tells who sends whether anybody wants that one: one byte, 1 or 0. */
export const SMALL_WISH = 'zt-small';

const PAGE_MARK = '~';

/** Who only watches is another one on each page, so that no page of theirs drives out another or what they send. */
export const watcherOf = (userNo: string, page: string): string => `${userNo}${PAGE_MARK}${page}`;

/** Whose page it is that is in a room. */
export const userNoIn = (identity: string): string => identity.split(PAGE_MARK, 1)[0]!;
