const calls = () => import('#contract/user/sso.ts');

export const saveSso = () => calls().then((api) => api.save);
export const checkSso = () => calls().then((api) => api.check);
export const removeSso = () => calls().then((api) => api.remove);
