import { NOT_FOUND } from '../kit/errors.ts';
import { reviewMachine } from '../kit/review.ts';
import { CooperationState, NominationState } from '../rules/cooperation.ts';
import { InterviewState } from '../rules/interviews.ts';
import { OfferState } from '../rules/offerLetters.ts';
import { machine } from '../rules/transitions.ts';
import { ApplicationState, VacancyState } from '../rules/vacancies.ts';
import { COOPERATION_MOVED_ON, NOMINATION_MOVED_ON } from './cooperationFailures.ts';
import { INTERVIEW_MOVED_ON, OFFER_MOVED_ON } from './hiringFailures.ts';
import { APPLICATION_ANSWERED, OWN_VACANCY, VACANCY_MOVED_ON } from './vacancyFailures.ts';

const { draft, waiting, open, paused, closed, refused, expired } = VacancyState;
const step = { by: 'anyone', notFrom: VACANCY_MOVED_ON } as const;

/** What was handed in, a vacancy or a change of one. */
export const vacancyReview = reviewMachine(OWN_VACANCY);

export const vacancySteps = machine(VacancyState.labels, {
  submit: { ...step, from: [draft, refused], to: waiting },
  takeBack: { ...step, from: [waiting], to: draft },
  pass: { ...step, from: [waiting], to: open },
  refuse: { ...step, from: [waiting], to: refused },
  pause: { ...step, from: [open], to: paused },
  resume: { ...step, from: [paused, closed], to: open },
  close: { ...step, from: [open, paused, expired], to: closed },
  expire: { ...step, from: [open, paused], to: expired },
  /** A change with a later last day passed its review. */
  renew: { ...step, from: [expired], to: open },
});

const { sent, seen, talking, test, interview, offer, hired, declined, withdrawn } = ApplicationState;
const answer = { by: 'anyone', notFrom: APPLICATION_ANSWERED } as const;
/** Whoever is still on the way; between the working stages one goes to and fro. */
const onTheWay = [sent, seen, talking, test, interview, offer];
const before = (state: ApplicationState) => onTheWay.filter((one) => one !== state);

export const applicationSteps = machine(ApplicationState.labels, {
  look: { ...answer, from: [sent], to: seen },
  talk: { ...answer, from: before(talking), to: talking },
  test: { ...answer, from: before(test), to: test },
  meet: { ...answer, from: before(interview), to: interview },
  offer: { ...answer, from: [talking, test, interview], to: offer },
  hire: { ...answer, from: [offer], to: hired },
  decline: { ...answer, from: onTheWay, to: declined },
  withdraw: { by: 'owner', notBy: NOT_FOUND, from: onTheWay, to: withdrawn, notFrom: APPLICATION_ANSWERED },
});

const now = { by: 'anyone', notFrom: INTERVIEW_MOVED_ON } as const;
const its = InterviewState;
/** Not over yet. */
const pending = [its.proposed, its.accepted, its.moving];

/** Which side takes which step is a condition of its row (domain/interviews/policies.ts). */
export const interviewSteps = machine(InterviewState.labels, {
  accept: { ...now, from: [its.proposed, its.accepted], to: its.accepted },
  decline: { ...now, from: pending, to: its.declined },
  askMove: { ...now, from: [its.proposed, its.accepted], to: its.moving },
  reschedule: { ...now, from: pending, to: its.proposed },
  cancel: { ...now, from: pending, to: its.cancelled },
  finish: { ...now, from: [its.accepted], to: its.done },
  noShow: { ...now, from: [its.accepted], to: its.noShow },
});

const letter = { by: 'anyone', notFrom: OFFER_MOVED_ON, from: [OfferState.sent] } as const;

/** Which side takes which step is a condition of its row (domain/offerLetters). */
export const offerSteps = machine(OfferState.labels, {
  accept: { ...letter, to: OfferState.accepted },
  decline: { ...letter, to: OfferState.declined },
  withdraw: { ...letter, to: OfferState.withdrawn },
});

const both = { by: 'anyone', notFrom: COOPERATION_MOVED_ON } as const;

/** Which side takes which step is a condition of its row (domain/cooperation/policies.ts). */
export const cooperationSteps = machine(CooperationState.labels, {
  accept: { ...both, from: [CooperationState.waiting], to: CooperationState.active },
  refuse: { ...both, from: [CooperationState.waiting], to: CooperationState.refused },
  withdraw: { ...both, from: [CooperationState.waiting], to: CooperationState.withdrawn },
  end: { ...both, from: [CooperationState.active], to: CooperationState.ended },
});

const { asked, agreed, takenBack } = NominationState;
const nominated = { by: 'anyone', notFrom: NOMINATION_MOVED_ON } as const;

export const nominationSteps = machine(NominationState.labels, {
  agree: { ...nominated, from: [asked], to: agreed },
  decline: { ...nominated, from: [asked], to: NominationState.declined },
  withdraw: { ...nominated, from: [asked, agreed], to: NominationState.withdrawn },
  fit: { ...nominated, from: [agreed], to: NominationState.suitable },
  notFit: { ...nominated, from: [agreed], to: NominationState.unsuitable },
  takeBack: { ...nominated, from: [agreed, NominationState.suitable, NominationState.unsuitable], to: takenBack },
});
