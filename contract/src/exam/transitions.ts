import { AppealState } from '../rules/appeals.ts';
import { ApplyState } from '../rules/grades.ts';
import { GradeState } from '../rules/school.ts';
import { machine } from '../rules/transitions.ts';
import { APPLY_ANSWERED, GRADE_DISBANDED, OWN_APPLY } from './gradeFailures.ts';
import { APPEAL_DECIDED, OWN_APPEAL } from './markingFailures.ts';

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
