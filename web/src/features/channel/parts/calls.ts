/** The writes of the page; their contracts come when somebody begins to type. */
export const applyForLive = () => import('#contract/user/lecturer.ts').then((api) => api.auditApplyLive);
export const saveChannel = () => import('#contract/user/lecturer.ts').then((api) => api.updateChannel);
export const changePassword = () => import('#contract/course/course.ts').then((api) => api.channelPasswordUpdate);
