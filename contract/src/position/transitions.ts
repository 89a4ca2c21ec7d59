import { NOT_FOUND } from '../kit/errors.ts';
import { reviewMachine } from '../kit/review.ts';
import { machine } from '../rules/transitions.ts';
import { ApplicationState, VacancyState } from '../rules/vacancies.ts';
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
