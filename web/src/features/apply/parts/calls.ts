/** The calls of these pages; their contracts come when somebody begins to type. */
export const saveApplication = () => import('#contract/user/entSch.ts').then((api) => api.save);
export const joinedOrgs = () => import('#contract/user/entSch.ts').then((api) => api.schList);
export const saveLecturer = () => import('#contract/user/lecturer.ts').then((api) => api.auditSave);
export const changeLecturer = () => import('#contract/user/lecturer.ts').then((api) => api.auditUpdate);
export const saveContacts = () => import('#contract/user/lecturer.ts').then((api) => api.update);
export const askToJoin = () => import('#contract/user/lecturerJoin.ts').then((api) => api.apply);
export const withdrawAsking = () => import('#contract/user/lecturerJoin.ts').then((api) => api.withdraw);
