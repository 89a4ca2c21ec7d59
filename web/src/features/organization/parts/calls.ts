/** The writes of the pages; their contracts come when somebody begins to change something. */
export const updateFacts = () => import('#contract/user/org.ts').then((api) => api.infoUpdate);
export const handInChange = () => import('#contract/user/org.ts').then((api) => api.infoAuditSave);
export const cancelChange = () => import('#contract/user/org.ts').then((api) => api.infoAuditCancel);

const exports = () => import('#contract/user/orgExport.ts');

export const askForExport = () => exports().then((api) => api.save);
export const downloadExport = () => exports().then((api) => api.download);

const site = () => import('#contract/user/orgSite.ts');

export const saveSite = () => site().then((api) => api.save);
export const verifySite = () => site().then((api) => api.verify);
