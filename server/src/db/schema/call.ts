import { sql } from 'drizzle-orm';
import { index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CallEnd, CallPersonState, CallState, CallType } from '#contract/rules/calls.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { conversation } from './chat.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);

/** A call. Whoever changes anything of it holds its row. */
export const call = table(
  'call',
  {
    ...common(),
    conversationId: id64('conversation_id')
      .notNull()
      .references(() => conversation.id),
    callType: choiceOf('call_type', CallType).notNull(),
    callState: choiceOf('call_state', CallState).notNull().default(CallState.ringing),
    callerUserNo: someUser('caller_user_no').notNull(),
    /** The first answer. */
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
    endReason: choiceOf('end_reason', CallEnd),
  },
  (t) => [
    index().on(t.conversationId, t.id),
    index().on(t.callerUserNo),
    // those that go on, for the job that looks after them
    index('call_live')
      .on(t.id)
      .where(sql`${t.callState} <> ${sql.raw(String(CallState.ended))}`),
  ],
);

export const callPerson = table(
  'call_person',
  {
    id: primaryId(),
    callId: id64('call_id')
      .notNull()
      .references(() => call.id),
    userNo: someUser('user_no').notNull(),
    callPersonState: choiceOf('call_person_state', CallPersonState).notNull(),
    /** The tab that holds the call. */
    tabKey: text('tab_key').notNull().default(''),
    rungAt: moment('rung_at').notNull(),
    joinedAt: moment('joined_at'),
    /** The page was last heard of. */
    seenAt: moment('seen_at'),
    leftAt: moment('left_at'),
  },
  (t) => [
    unique('call_person_once').on(t.callId, t.userNo),
    // nobody speaks in two calls
    uniqueIndex('call_person_speaks')
      .on(t.userNo)
      .where(sql`${t.callPersonState} = ${sql.raw(String(CallPersonState.accepted))}`),
    index().on(t.userNo, t.callPersonState),
  ],
);
