import { NOT_FOUND } from '../kit/errors.ts';
import { reviewMachine } from '../kit/review.ts';
import { CooperationState, NominationState } from '../rules/cooperation.ts';
import { machine } from '../rules/transitions.ts';
import { ApplicationState, VacancyState } from '../rules/vacancies.ts';
import { COOPERATION_MOVED_ON, NOMINATION_MOVED_ON } from './cooperationFailures.ts';
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

const { sent, seen, suitable, unsuitable, withdrawn } = ApplicationState;
const answer = { by: 'anyone', notFrom: APPLICATION_ANSWERED } as const;

export const applicationSteps = machine(ApplicationState.labels, {
  look: { ...answer, from: [sent], to: seen },
  accept: { ...answer, from: [sent, seen], to: suitable },
  decline: { ...answer, from: [sent, seen], to: unsuitable },
  withdraw: { by: 'owner', notBy: NOT_FOUND, from: [sent, seen], to: withdrawn, notFrom: APPLICATION_ANSWERED },
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
