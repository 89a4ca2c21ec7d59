import { AppealState } from '../rules/appeals.ts';
import { ProgrammeState, ReaderState, ReadingState, StartApplicationState } from '../rules/startProgrammes.ts';
import { machine } from '../rules/transitions.ts';
import {
  APPEAL_MOVED_ON,
  APPLICATION_MOVED_ON,
  PROGRAMME_MOVED_ON,
  READER_MOVED_ON,
  READING_MOVED_ON,
} from './programmeFailures.ts';

const its = ProgrammeState;
const ours = { by: 'anyone', notFrom: PROGRAMME_MOVED_ON } as const;

/** A programme goes one way; what is read is never opened for applications again. */
export const programmeSteps = machine(ProgrammeState.labels, {
  publish: { ...ours, from: [its.draft], to: its.open },
  read: { ...ours, from: [its.open], to: its.reading },
  announce: { ...ours, from: [its.reading], to: its.published },
  cancel: { ...ours, from: [its.open, its.reading], to: its.cancelled },
});

const one = StartApplicationState;
const handed = { by: 'anyone', notFrom: APPLICATION_MOVED_ON } as const;

/** Who was not admitted may be after an objection: at once, or when a place is free. */
export const startApplicationSteps = machine(StartApplicationState.labels, {
  withdraw: { ...handed, from: [one.submitted], to: one.withdrawn },
  admit: { ...handed, from: [one.submitted, one.refused, one.waiting], to: one.admitted },
  refuse: { ...handed, from: [one.submitted], to: one.refused },
  wait: { ...handed, from: [one.refused], to: one.waiting },
});

const asked = { by: 'anyone', notFrom: READER_MOVED_ON } as const;

export const readerSteps = machine(ReaderState.labels, {
  accept: { ...asked, from: [ReaderState.invited], to: ReaderState.accepted },
  decline: { ...asked, from: [ReaderState.invited], to: ReaderState.declined },
  remove: { ...asked, from: [ReaderState.invited, ReaderState.accepted], to: ReaderState.removed },
});

const read = { by: 'anyone', notFrom: READING_MOVED_ON } as const;

export const readingSteps = machine(ReadingState.labels, {
  give: { ...read, from: [ReadingState.waiting], to: ReadingState.done },
  replace: { ...read, from: [ReadingState.waiting], to: ReadingState.replaced },
});

const objected = { from: [AppealState.waiting], by: 'anyone', notFrom: APPEAL_MOVED_ON } as const;

/** An objection to a result; there is none before it is made. */
export const objectionSteps = machine(AppealState.labels, {
  uphold: { ...objected, to: AppealState.granted },
  refuse: { ...objected, to: AppealState.refused },
});
