import * as z from 'zod';
import { event } from '../kit/event.ts';
import { Id, Nothing } from '../kit/values.ts';
import { Call } from './callShapes.ts';
import { Message } from './shapes.ts';

/**
 * Something new or changed stands in a conversation: a message (again when it was recalled or deleted). Long ones come
 * without it: ask `message/since`. A gap between `seq` and what one has says the same.
 */
export const chatMessage = event({
  name: 'chatMessage',
  schema: z.object({ conversationId: Id, seq: z.int(), lastSeq: z.int(), message: Message.nullable() }),
  audience: 'conversation',
  payload: 'told',
});

/** Name, notice, members, roles or muting changed: whoever shows the conversation asks for it anew. */
export const chatChanged = event({
  name: 'chatChanged',
  schema: z.object({ conversationId: Id }),
  audience: 'conversation',
  payload: 'told',
});

/** My list changed on another device, or I came into or out of a conversation. */
export const chatListChanged = event({
  name: 'chatListChanged',
  schema: z.object({ conversationId: Id }),
  audience: 'people',
  payload: 'told',
});

/** How far somebody has read: to themselves, and in small conversations to the others. */
export const chatRead = event({
  name: 'chatRead',
  schema: z.object({ conversationId: Id, userNo: Id, readSeq: z.int(), unread: z.int().nullable() }),
  audience: 'people',
  payload: 'told',
});

/** The server may have missed what was told for a while: open conversations ask for what came `since`. */
export const chatMissed = event({ name: 'chatMissed', schema: Nothing, audience: 'everybody', payload: 'told' });

/**
 * The call that rings for me or in which I am, null when there is none: on every device, and again on each page that
 * opens. Answered on one device, the others hear whose tab it is.
 */
export const callNow = event({
  name: 'callNow',
  schema: z.object({ call: Call.nullable() }),
  audience: 'people',
  payload: 'lookedUp',
});
