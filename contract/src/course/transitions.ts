import { reviewMachine } from '../kit/review.ts';
import { machine } from '../rules/transitions.ts';
import { HandleState } from '../rules/accusation.ts';
import { OWN_COURSE } from './authoringFailures.ts';
import { ALREADY_AUDITED, OWN_DISPUTE } from './failures.ts';
import { ANSWERED } from './userAccusation.ts';

export const disputeReview = reviewMachine(OWN_DISPUTE, ALREADY_AUDITED);

/** A course that was handed in; taking it back is the author's (domain/authoring/submit.ts). */
export const courseReviewSteps = reviewMachine(OWN_COURSE);

export const feedbackSteps = machine(HandleState.labels, {
  answer: { from: [HandleState.received], to: HandleState.answered, by: 'anyone', notFrom: ANSWERED },
});
