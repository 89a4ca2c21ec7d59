import { PeerState } from '../rules/tasks.ts';
import { machine } from '../rules/transitions.ts';
import { NOT_DONE, REPLACED, REVIEW_DONE } from './peerReviewFailures.ts';

/** A review: sent once by who owes it, given back or passed on to somebody else by the teacher. */
export const peerSteps = machine(PeerState.labels, {
  send: { from: [PeerState.waiting], to: PeerState.done, by: 'anyone', notFrom: REVIEW_DONE },
  giveBack: { from: [PeerState.done], to: PeerState.waiting, by: 'anyone', notFrom: NOT_DONE },
  replace: { from: [PeerState.waiting, PeerState.done], to: PeerState.replaced, by: 'anyone', notFrom: REPLACED },
});
