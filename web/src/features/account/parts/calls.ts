/** The writes of these pages; their contracts come when somebody begins to type. */
export const updateMobile = () => import('#contract/user/extAccount.ts').then((api) => api.mobileUpdate);
export const linkEmail = () => import('#contract/user/extAccount.ts').then((api) => api.emailLink);
export const unlinkWay = () => import('#contract/user/extAccount.ts').then((api) => api.unlink);
export const linkRender = () => import('#contract/user/extAccount.ts').then((api) => api.qAndwRender);
export const linkThirdParty = () => import('#contract/user/extAccount.ts').then((api) => api.qAndwLink);
export const updatePassword = () => import('#contract/user/extAccount.ts').then((api) => api.passwordUpdate);
export const setFirstPassword = () => import('#contract/user/extAccount.ts').then((api) => api.byUserNosetPwd);
export const startRealName = () => import('#contract/user/extFace.ts').then((api) => api.startFaceId);
export const endDevice = () => import('#contract/user/session.ts').then((api) => api.end);
export const endOtherDevices = () => import('#contract/user/session.ts').then((api) => api.endOthers);
export const exportMyData = () => import('#contract/user/privacy.ts').then((api) => api.exportData);
export const requestDeletion = () => import('#contract/user/privacy.ts').then((api) => api.deletionSave);
export const revokeDeletion = () => import('#contract/user/privacy.ts').then((api) => api.deletionRevoke);
