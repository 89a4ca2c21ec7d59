import { NOT_FOUND } from '../kit/errors.ts';
import { reviewMachine } from '../kit/review.ts';
import { DELETED, DELETION_REVOKED, DELETION_WAITS, deletionStates } from '../rules/deletion.ts';
import { CHECKED, IMPORTED, importStates, UNDONE } from '../rules/importStates.ts';
import { ACTIVE, DISABLED, INVITED, memberStates } from '../rules/memberStates.ts';
import { ASKS, BOUND, studentStates, TURNED_DOWN } from '../rules/studentStates.ts';
import { machine } from '../rules/transitions.ts';
import { OWN_REVIEW } from './applyFailures.ts';
import { IMPORT_MOVED_ON } from './orgFailures.ts';
import { MEMBER_CHANGED } from './orgMembers.ts';
import { ALREADY_ANSWERED } from './profileFailures.ts';
import { NO_DELETION, OWN_NAME } from './trustFailures.ts';

/** Applications of organizations, changes of their facts, and what lecturers hand in. */
export const applicationReview = reviewMachine(OWN_REVIEW);

export const realNameReview = reviewMachine(OWN_NAME);

export const memberSteps = machine(memberStates, {
  accept: { from: [INVITED], to: ACTIVE, by: 'anyone', notFrom: NOT_FOUND },
  disable: { from: [ACTIVE], to: DISABLED, by: 'anyone', notFrom: MEMBER_CHANGED },
  enable: { from: [DISABLED], to: ACTIVE, by: 'anyone', notFrom: MEMBER_CHANGED },
});

/** A request to be bound to a school, answered by the school. */
export const bindingSteps = machine(studentStates, {
  pass: { from: [ASKS], to: BOUND, by: 'anyone', notFrom: ALREADY_ANSWERED },
  refuse: { from: [ASKS], to: TURNED_DOWN, by: 'anyone', notFrom: ALREADY_ANSWERED },
});

export const importSteps = machine(importStates, {
  run: { from: [CHECKED], to: IMPORTED, by: 'anyone', notFrom: IMPORT_MOVED_ON },
  undo: { from: [IMPORTED], to: UNDONE, by: 'anyone', notFrom: IMPORT_MOVED_ON },
});

export const deletionSteps = machine(deletionStates, {
  revoke: { from: [DELETION_WAITS], to: DELETION_REVOKED, by: 'owner', notBy: NO_DELETION, notFrom: NO_DELETION },
  complete: { from: [DELETION_WAITS], to: DELETED, by: 'anyone', notFrom: NO_DELETION },
});
