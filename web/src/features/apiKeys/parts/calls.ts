const calls = () => import('#contract/system/apiKey.ts');

export const saveKey = () => calls().then((api) => api.save);
export const revokeKey = () => calls().then((api) => api.revoke);
