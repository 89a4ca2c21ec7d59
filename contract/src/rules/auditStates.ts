import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The states of everything that is reviewed: applications, lecturers, real names, changes of an organization. */
export const AuditState = choice({ waiting: [0, '待审核'], passed: [1, '审核通过'], refused: [2, '审核不通过'] });

export type AuditState = ValueOf<typeof AuditState>;

/** How long a review may take, in hours; the queue shows the age of every entry beside it. */
export const REVIEW_TARGET_HOURS = 72;

/** What was refused may be handed in again. */
export const mayHandIn = (status: number): boolean => status === AuditState.refused;
