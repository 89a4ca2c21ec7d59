import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { CallEnd, CallPersonState, CallState, CallType } from '../rules/calls.ts';
import { Person } from './shapes.ts';

export const CallPerson = Person.extend({
  callPersonState: oneOf(CallPersonState),
  /** The tab that answered; empty while none has. It gives nobody a right. */
  tabKey: z.string(),
});

export type CallPerson = z.infer<typeof CallPerson>;

/** A call, the same for everybody in it. */
export const Call = z.object({
  callId: Id,
  conversationId: Id,
  callType: oneOf(CallType),
  callState: oneOf(CallState),
  callerUserNo: Id,
  isGroup: Flag,
  title: z.string(),
  beganAt: Time.nullable(),
  endReason: oneOf(CallEnd).nullable(),
  people: z.array(CallPerson),
});

export type Call = z.infer<typeof Call>;

/** To one who asks: with how many seconds it ran until now. */
export const CallView = Call.extend({ seconds: z.int() });

export type CallView = z.infer<typeof CallView>;
