import { AppealState, PostReportState } from '../rules/blog.ts';
import { machine } from '../rules/transitions.ts';
import { APPEALED, HANDLED, NO_APPEAL, OWN_VERDICT } from './failures.ts';

const { dismissed, removed, waiting } = PostReportState;
const reported = { from: [waiting], by: 'anyone', notFrom: HANDLED } as const;

/** A report of a post: one operator decides. */
export const reportSteps = machine(PostReportState.labels, {
  remove: { ...reported, to: removed },
  dismiss: { ...reported, to: dismissed },
});

const objected = { from: [AppealState.waiting], by: 'another', notBy: OWN_VERDICT, notFrom: APPEALED } as const;

/** What its author says against a removal: once, and another operator than the first decides. */
export const removalSteps = machine(AppealState.labels, {
  object: { from: [AppealState.none], to: AppealState.waiting, by: 'anyone', notFrom: NO_APPEAL },
  uphold: { ...objected, to: AppealState.upheld },
  restore: { ...objected, to: AppealState.restored },
});
