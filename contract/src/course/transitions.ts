import { reviewMachine } from '../kit/review.ts';
import { machine } from '../rules/transitions.ts';
import { HandleState } from '../rules/accusation.ts';
import { ALREADY_AUDITED, OWN_DISPUTE } from './failures.ts';
import { ANSWERED } from './userAccusation.ts';

export const disputeReview = reviewMachine(OWN_DISPUTE, ALREADY_AUDITED);

export const feedbackSteps = machine(HandleState.labels, {
  answer: { from: [HandleState.received], to: HandleState.answered, by: 'anyone', notFrom: ANSWERED },
});
