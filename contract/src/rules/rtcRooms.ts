import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What there are rooms for in which people are heard and seen. */
export const RoomKind = choice({ call: [1, '通话'], live: [2, '直播'] });

export type RoomKind = ValueOf<typeof RoomKind>;

/** So long a ticket lets somebody in; who is in stays. */
export const TICKET_SECONDS = 600;
