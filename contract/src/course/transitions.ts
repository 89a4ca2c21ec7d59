import { reviewMachine } from '../kit/review.ts';
import { machine } from '../rules/transitions.ts';
import { HandleState } from '../rules/accusation.ts';
import { OfferingState } from '../rules/school.ts';
import { OWN_COURSE } from './authoringFailures.ts';
import { ALREADY_AUDITED, OWN_DISPUTE } from './failures.ts';
import { NOT_PLANNED, NOT_RUNNING, OFFERING_NOT_ENDED } from './classFailures.ts';
import { ANSWERED } from './userAccusation.ts';

export const disputeReview = reviewMachine(OWN_DISPUTE, ALREADY_AUDITED);

/** A course that was handed in; taking it back is the author's (domain/authoring/submit.ts). */
export const courseReviewSteps = reviewMachine(OWN_COURSE);

export const feedbackSteps = machine(HandleState.labels, {
  answer: { from: [HandleState.received], to: HandleState.answered, by: 'anyone', notFrom: ANSWERED },
});

/** An offering: planned, taught, closed; closing can be taken back. */
export const offeringSteps = machine(OfferingState.labels, {
  start: { from: [OfferingState.planned], to: OfferingState.running, by: 'anyone', notFrom: NOT_PLANNED },
  close: { from: [OfferingState.running], to: OfferingState.ended, by: 'anyone', notFrom: NOT_RUNNING },
  reopen: { from: [OfferingState.ended], to: OfferingState.running, by: 'anyone', notFrom: OFFERING_NOT_ENDED },
});
