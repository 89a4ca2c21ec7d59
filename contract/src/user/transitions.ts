import { CONFLICT, NOT_FOUND, reworded } from '../kit/errors.ts';
import { reviewMachine } from '../kit/review.ts';
import { AppealState } from '../rules/appeals.ts';
import { AuditState } from '../rules/auditStates.ts';
import { machine } from '../rules/transitions.ts';
import { MemberState } from '../rules/memberStates.ts';
import { ImportState } from '../rules/importStates.ts';
import { JoinState } from '../rules/joinStates.ts';
import { LeaveState, LeaveStepState } from '../rules/leave.ts';
import { StudentState } from '../rules/studentStates.ts';
import { DeletionState } from '../rules/deletion.ts';
import { OWN_REVIEW } from './applyFailures.ts';
import { LEAVE_DECIDED, OWN_LEAVE } from './leave.ts';
import { JOIN_ANSWERED } from './lecturerOrg.ts';
import { IMPORT_MOVED_ON } from './orgFailures.ts';
import { MEMBER_CHANGED } from './orgMembers.ts';
import { ALREADY_ANSWERED } from './profileFailures.ts';
import { OWN_SCORE_APPEAL, SCORE_APPEAL_ANSWERED } from './scoreFailures.ts';
import { NO_DELETION, OWN_NAME } from './trustFailures.ts';

/** Applications of organizations, changes of their facts, and what lecturers hand in. */
export const applicationReview = reviewMachine(OWN_REVIEW);

/** What was allowed may be taken back. */
export const livePermission = machine(AuditState.labels, {
  revoke: {
    from: [AuditState.passed],
    to: AuditState.refused,
    by: 'another',
    notBy: OWN_REVIEW,
    notFrom: reworded(CONFLICT, '这位讲师现在没有直播权限，请刷新后查看'),
  },
});

export const realNameReview = reviewMachine(OWN_NAME);

export const memberSteps = machine(MemberState.labels, {
  accept: { from: [MemberState.invited], to: MemberState.active, by: 'anyone', notFrom: NOT_FOUND },
  disable: { from: [MemberState.active], to: MemberState.disabled, by: 'anyone', notFrom: MEMBER_CHANGED },
  enable: { from: [MemberState.disabled], to: MemberState.active, by: 'anyone', notFrom: MEMBER_CHANGED },
});

/** A request to be bound to a school, answered by the school. */
export const bindingSteps = machine(StudentState.labels, {
  pass: { from: [StudentState.asks], to: StudentState.bound, by: 'anyone', notFrom: ALREADY_ANSWERED },
  refuse: { from: [StudentState.asks], to: StudentState.turnedDown, by: 'anyone', notFrom: ALREADY_ANSWERED },
});

export const importSteps = machine(ImportState.labels, {
  run: { from: [ImportState.checked], to: ImportState.imported, by: 'anyone', notFrom: IMPORT_MOVED_ON },
  undo: { from: [ImportState.imported], to: ImportState.undone, by: 'anyone', notFrom: IMPORT_MOVED_ON },
});

export const deletionSteps = machine(DeletionState.labels, {
  revoke: {
    from: [DeletionState.waiting],
    to: DeletionState.takenBack,
    by: 'owner',
    notBy: NO_DELETION,
    notFrom: NO_DELETION,
  },
  complete: { from: [DeletionState.waiting], to: DeletionState.done, by: 'anyone', notFrom: NO_DELETION },
});

/** An invitation to teach, answered by who is invited; a request to, answered by the organization. */
export const joinSteps = machine(JoinState.labels, {
  pass: { from: [JoinState.waiting], to: JoinState.passed, by: 'anyone', notFrom: JOIN_ANSWERED },
  refuse: { from: [JoinState.waiting], to: JoinState.refused, by: 'anyone', notFrom: JOIN_ANSWERED },
  withdraw: { from: [JoinState.waiting], to: JoinState.withdrawn, by: 'anyone', notFrom: JOIN_ANSWERED },
});

const objected = { from: [AppealState.waiting], notFrom: SCORE_APPEAL_ANSWERED } as const;
const byHead = { ...objected, by: 'another', notBy: OWN_SCORE_APPEAL } as const;

/** An objection to the marks of an offering: answered by who answers for them, taken back by who made it. */
export const scoreAppealSteps = machine(AppealState.labels, {
  grant: { ...byHead, to: AppealState.granted },
  refuse: { ...byHead, to: AppealState.refused },
  withdraw: { ...objected, by: 'anyone', to: AppealState.withdrawn },
});

/** One opinion on a leave: given, or handed on to somebody else; it is dropped with a request that is taken back. */
export const leaveStepSteps = machine(LeaveStepState.labels, {
  pass: { from: [LeaveStepState.waiting], to: LeaveStepState.passed, by: 'anyone', notFrom: LEAVE_DECIDED },
  refuse: { from: [LeaveStepState.waiting], to: LeaveStepState.refused, by: 'anyone', notFrom: LEAVE_DECIDED },
  transfer: { from: [LeaveStepState.waiting], to: LeaveStepState.transferred, by: 'anyone', notFrom: LEAVE_DECIDED },
});

/** A request for leave: the last opinion decides; its owner may take it back, also what is still to come of it. */
export const leaveSteps = machine(LeaveState.labels, {
  pass: { from: [LeaveState.waiting], to: LeaveState.passed, by: 'another', notBy: OWN_LEAVE, notFrom: LEAVE_DECIDED },
  refuse: {
    from: [LeaveState.waiting],
    to: LeaveState.refused,
    by: 'another',
    notBy: OWN_LEAVE,
    notFrom: LEAVE_DECIDED,
  },
  cancel: {
    from: [LeaveState.waiting, LeaveState.passed],
    to: LeaveState.cancelled,
    by: 'owner',
    notBy: NOT_FOUND,
    notFrom: LEAVE_DECIDED,
  },
  /** Back earlier than said: what is over stays a leave. */
  endEarly: { from: [LeaveState.passed], to: LeaveState.passed, by: 'owner', notBy: NOT_FOUND, notFrom: LEAVE_DECIDED },
});
