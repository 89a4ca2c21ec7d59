/** The writes of these pages; their contracts come with the first press. */
export const standCourse = () => import('#contract/course/courseAudit.ts').then((api) => api.stand);
export const saveAuth = () => import('#contract/course/courseAuth.ts').then((api) => api.save);
export const updateAuth = () => import('#contract/course/courseAuth.ts').then((api) => api.update);
export const endAuth = () => import('#contract/course/courseAuth.ts').then((api) => api.end);
export const authChoices = () => import('#contract/course/courseAuth.ts').then((api) => api.choices);
const templates = () => import('#contract/course/certificateTemplate.ts');
export const addTemplate = () => templates().then((api) => api.save);
export const changeTemplate = () => templates().then((api) => api.update);
export const defaultTemplate = () => templates().then((api) => api.setDefault);
export const removeTemplate = () => templates().then((api) => api.remove);
export const inviteLecturer = () => import('#contract/user/lecturerOrg.ts').then((api) => api.invite);
export const inviteAgain = () => import('#contract/user/lecturerOrg.ts').then((api) => api.inviteResend);
export const withdrawInvitation = () => import('#contract/user/lecturerOrg.ts').then((api) => api.inviteWithdraw);
export const answerLecturer = () => import('#contract/user/lecturerOrg.ts').then((api) => api.answer);
export const setRatio = () => import('#contract/user/lecturerOrg.ts').then((api) => api.ratio);
export const disableLecturer = () => import('#contract/user/lecturerOrg.ts').then((api) => api.disable);
export const enableLecturer = () => import('#contract/user/lecturerOrg.ts').then((api) => api.enable);
export const removeLecturer = () => import('#contract/user/lecturerOrg.ts').then((api) => api.remove);
