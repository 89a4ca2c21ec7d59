import { DECIDED, reviewMachine } from '../kit/review.ts';
import { machine } from '../rules/transitions.ts';
import { HandleState } from '../rules/accusation.ts';
import { CreditState } from '../rules/credits.ts';
import { OfferState } from '../rules/programs.ts';
import { OfferingState } from '../rules/school.ts';
import { OWN_PLAN } from './abilityFailures.ts';
import { OWN_COURSE } from './authoringFailures.ts';
import { OFFER_MOVED_ON, OWN_PROGRAM } from './programFailures.ts';
import { NOT_GRANTED, NOT_OPEN, NOT_OWN_CREDIT, NOT_REFUSED, OWN_CREDIT } from './creditFailures.ts';
import { ALREADY_AUDITED, OWN_DISPUTE } from './failures.ts';
import { NOT_PLANNED, NOT_RUNNING, OFFERING_NOT_ENDED } from './classFailures.ts';
import { ANSWERED } from './userAccusation.ts';

export const disputeReview = reviewMachine(OWN_DISPUTE, ALREADY_AUDITED);

/** A course that was handed in; taking it back is the author's (domain/authoring/submit.ts). */
export const courseReviewSteps = reviewMachine(OWN_COURSE);

/** A typical position that was handed in; taking it back is the author's (domain/typicalPlans/submit.ts). */
export const typicalPlanSteps = reviewMachine(OWN_PLAN);

/** A plan that was handed in; taking it back is the author's (domain/programs/submit.ts). */
export const programSteps = reviewMachine(OWN_PROGRAM);

const offered = { from: [OfferState.waiting], by: 'anyone', notFrom: OFFER_MOVED_ON } as const;

/** A plan that another organization is asked to confirm. */
export const offerSteps = machine(OfferState.labels, {
  confirm: { ...offered, to: OfferState.confirmed },
  refuse: { ...offered, to: OfferState.returned },
  withdraw: { ...offered, to: OfferState.withdrawn },
});

export const feedbackSteps = machine(HandleState.labels, {
  answer: { from: [HandleState.received], to: HandleState.answered, by: 'anyone', notFrom: ANSWERED },
});

/** An offering: planned, taught, closed; closing can be taken back. */
export const offeringSteps = machine(OfferingState.labels, {
  start: { from: [OfferingState.planned], to: OfferingState.running, by: 'anyone', notFrom: NOT_PLANNED },
  close: { from: [OfferingState.running], to: OfferingState.ended, by: 'anyone', notFrom: NOT_RUNNING },
  reopen: { from: [OfferingState.ended], to: OfferingState.running, by: 'anyone', notFrom: OFFERING_NOT_ENDED },
});

const byLecturer = { from: [CreditState.waitsLecturer], by: 'another', notBy: OWN_CREDIT, notFrom: DECIDED } as const;
const bySchool = { from: [CreditState.waitsSchool], by: 'another', notBy: OWN_CREDIT, notFrom: DECIDED } as const;
const byLearner = { by: 'owner', notBy: NOT_OWN_CREDIT } as const;

/** An application for credits: the lecturer, then the school; what was refused is proved again where it was refused. */
export const creditSteps = machine(CreditState.labels, {
  lecturerPass: { ...byLecturer, to: CreditState.waitsSchool },
  lecturerRefuse: { ...byLecturer, to: CreditState.lecturerRefused },
  schoolPass: { ...bySchool, to: CreditState.granted },
  schoolRefuse: { ...bySchool, to: CreditState.schoolRefused },
  proveToLecturer: {
    ...byLearner,
    from: [CreditState.lecturerRefused],
    to: CreditState.waitsLecturer,
    notFrom: NOT_REFUSED,
  },
  proveToSchool: { ...byLearner, from: [CreditState.schoolRefused], to: CreditState.waitsSchool, notFrom: NOT_REFUSED },
  withdraw: {
    ...byLearner,
    from: [CreditState.waitsLecturer, CreditState.waitsSchool, CreditState.lecturerRefused, CreditState.schoolRefused],
    to: CreditState.withdrawn,
    notFrom: NOT_OPEN,
  },
  revoke: {
    from: [CreditState.granted],
    to: CreditState.revoked,
    by: 'another',
    notBy: OWN_CREDIT,
    notFrom: NOT_GRANTED,
  },
});
