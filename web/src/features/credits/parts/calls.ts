/** The writes of these pages; their contracts come with the first press. */
const api = () => import('#contract/course/userCourseScoreApply.ts');
export const applyForCredit = () => api().then(({ apply }) => apply);
export const proveAgain = () => api().then(({ again }) => again);
export const withdrawCredit = () => api().then(({ withdraw }) => withdraw);
export const revokeCredit = () => api().then(({ revoke }) => revoke);
export const lecturerAudit = () => api().then(({ lecturerAudit }) => lecturerAudit);
export const lecturerBatch = () => api().then(({ lecturerBatch }) => lecturerBatch);
export const orgAudit = () => api().then(({ orgAudit }) => orgAudit);
export const orgBatch = () => api().then(({ orgBatch }) => orgBatch);
