/** The writes of the pages; their contracts come when somebody begins to change something. */
export const saveRole = () => import('#contract/system/authRole.ts').then((api) => api.createOrUpdateRole);
export const removeRole = () => import('#contract/system/authRole.ts').then((api) => api.remove);
