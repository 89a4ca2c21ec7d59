/** The states of everything that is reviewed: applications, lecturers, real names, changes of an organization. */
export const auditStates = { 0: '待审核', 1: '审核通过', 2: '审核不通过' } as const;

export type AuditStatus = keyof typeof auditStates;

export const WAITING = 0;
export const PASSED = 1;
export const REFUSED = 2;

/** How long a review may take, in hours; the queue shows the age of every entry beside it. */
export const REVIEW_TARGET_HOURS = 72;

/** What was refused may be handed in again. */
export const mayHandIn = (status: number): boolean => status === REFUSED;
