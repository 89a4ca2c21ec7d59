/** The decisions; their contracts come when somebody begins to write or presses a button. */
export const decideApplication = () => import('#contract/user/entSch.ts').then((api) => api.auditSave);
export const decideChange = () => import('#contract/user/orgInfoAudit.ts').then((api) => api.audit);
export const decideLecturer = () => import('#contract/user/lecturer.ts').then((api) => api.auditDecide);
export const decideLive = () => import('#contract/user/lecturerLive.ts').then((api) => api.decide);
export const revokeLive = () => import('#contract/user/lecturerLive.ts').then((api) => api.revoke);
export const decideLives = () => import('#contract/user/lecturerLive.ts').then((api) => api.batch);
export const decideRealName = () => import('#contract/user/realNameAudit.ts').then((api) => api.audit);
export const revealRealName = () => import('#contract/user/realNameAudit.ts').then((api) => api.reveal);
export const decideVacancy = () => import('#contract/position/vacancyAudit.ts').then((api) => api.audit);
export const decideDispute = () => import('#contract/course/dispute.ts').then((api) => api.handleAudit);
