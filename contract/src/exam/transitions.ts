import { AppealState } from '../rules/appeals.ts';
import { SittingState } from '../rules/assessments.ts';
import { ApplyState } from '../rules/grades.ts';
import { GradeState } from '../rules/school.ts';
import { machine } from '../rules/transitions.ts';
import { APPLY_ANSWERED, GRADE_DISBANDED, OWN_APPLY } from './gradeFailures.ts';
import { APPEAL_DECIDED, OWN_APPEAL } from './markingFailures.ts';
import { CANCELLED_ALREADY } from './runningFailures.ts';
import { SITTING_OVER } from './sittingFailures.ts';

const waits = { from: [ApplyState.waiting], notFrom: APPLY_ANSWERED } as const;
const byManager = { ...waits, by: 'another', notBy: OWN_APPLY } as const;

/** An application to be let into a class group: answered by who runs it, taken back by who asked. */
export const applySteps = machine(ApplyState.labels, {
  pass: { ...byManager, to: ApplyState.passed },
  refuse: { ...byManager, to: ApplyState.refused },
  ignore: { ...byManager, to: ApplyState.ignored },
  withdraw: { ...waits, by: 'anyone', to: ApplyState.withdrawn },
});

export const gradeSteps = machine(GradeState.labels, {
  disband: { from: [GradeState.running], to: GradeState.disbanded, by: 'anyone', notFrom: GRADE_DISBANDED },
});

const objected = { from: [AppealState.waiting], notFrom: APPEAL_DECIDED } as const;
const byLeader = { ...objected, by: 'another', notBy: OWN_APPEAL } as const;

/** An objection to marks: answered by who answers for them, taken back by who made it. */
export const appealSteps = machine(AppealState.labels, {
  grant: { ...byLeader, to: AppealState.granted },
  refuse: { ...byLeader, to: AppealState.refused },
  withdraw: { ...objected, by: 'anyone', to: AppealState.withdrawn },
});

const { running, submitted, marked, cancelled } = SittingState;
const handedIn = { from: [submitted, marked], by: 'anyone', notFrom: CANCELLED_ALREADY } as const;

/** A sitting. Its marks are added up whenever one of them changes, so one that was marked may wait again. */
export const sittingSteps = machine(SittingState.labels, {
  handIn: { from: [running], to: submitted, by: 'anyone', notFrom: SITTING_OVER },
  mark: { ...handedIn, to: marked },
  reopen: { ...handedIn, to: submitted },
  cancel: { from: [running, submitted, marked], to: cancelled, by: 'anyone', notFrom: CANCELLED_ALREADY },
});
