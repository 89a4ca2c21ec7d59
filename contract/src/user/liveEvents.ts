import * as z from 'zod';
import { event } from '../kit/event.ts';
import { Id, Nothing } from '../kit/values.ts';

/** How many notices of the platform, and how many messages in conversations that are not quiet, are unread now. */
export const unread = event({
  name: 'unread',
  schema: z.object({ notices: z.int(), chat: z.int() }),
  audience: 'people',
  payload: 'lookedUp',
});

/** The session this tab speaks for is over: ask again, which says why. Tabs whose session goes on do not hear it. */
export const ended = event({ name: 'ended', schema: Nothing, audience: 'people', payload: 'told' });

/** Somebody checked in or the roll changed: whoever shows this check-in asks for the counts anew. */
export const rollMoved = event({
  name: 'rollMoved',
  schema: z.object({ id: Id }),
  audience: 'people',
  payload: 'told',
});
