/** What the pages of road shows send; the contract comes when a button is pressed or somebody begins to write. */
const desk = () => import('#contract/startup/showDesk.ts');

export const saveShow = () => desk().then((api) => api.save);
export const publishShow = () => desk().then((api) => api.publish);
export const cancelShow = () => desk().then((api) => api.cancel);
export const finishShow = () => desk().then((api) => api.finish);
export const removeShow = () => desk().then((api) => api.remove);
