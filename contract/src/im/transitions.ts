import { CallPersonState, CallState } from '../rules/calls.ts';
import { ReportState } from '../rules/chat.ts';
import { machine } from '../rules/transitions.ts';
import { ANSWERED_ELSEWHERE, CALL_OVER, NOT_IN_CALL } from './callFailures.ts';
import { HANDLED } from './report.ts';

/** A call: it rings, runs from the first answer on, and is over once. */
export const callSteps = machine(CallState.labels, {
  answer: { from: [CallState.ringing, CallState.active], to: CallState.active, by: 'anyone', notFrom: CALL_OVER },
  end: { from: [CallState.ringing, CallState.active], to: CallState.ended, by: 'anyone', notFrom: CALL_OVER },
});

const { ringing, accepted, rejected, busy, missed, cancelled, left } = CallPersonState;
const rings = { from: [ringing], by: 'anyone', notFrom: ANSWERED_ELSEWHERE } as const;

/** One person of a call. Of two devices that answer at once the second finds that it rings no more. */
export const callPersonSteps = machine(CallPersonState.labels, {
  accept: { ...rings, to: accepted },
  reject: { ...rings, to: rejected },
  miss: { ...rings, to: missed },
  cancel: { ...rings, to: cancelled },
  leave: { from: [accepted], to: left, by: 'anyone', notFrom: NOT_IN_CALL },
  ring: { from: [rejected, busy, missed, cancelled, left], to: ringing, by: 'anyone', notFrom: ANSWERED_ELSEWHERE },
});

const reported = { from: [ReportState.waiting], by: 'anyone', notFrom: HANDLED } as const;

/** A report of a message: one operator decides. */
export const reportSteps = machine(ReportState.labels, {
  remove: { ...reported, to: ReportState.removed },
  dismiss: { ...reported, to: ReportState.dismissed },
});
