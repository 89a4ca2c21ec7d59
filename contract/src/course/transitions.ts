import { reviewMachine } from '../kit/review.ts';
import { handleStatuses, RECEIVED, REPLIED } from '../rules/accusation.ts';
import { machine } from '../rules/transitions.ts';
import { ALREADY_AUDITED, OWN_DISPUTE } from './failures.ts';
import { ANSWERED } from './userAccusation.ts';

export const disputeReview = reviewMachine(OWN_DISPUTE, ALREADY_AUDITED);

export const feedbackSteps = machine(handleStatuses, {
  answer: { from: [RECEIVED], to: REPLIED, by: 'anyone', notFrom: ANSWERED },
});
