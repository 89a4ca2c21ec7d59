/** What these pages send once they are open; the contracts come with the first press. */
const kept = () => import('#contract/user/training.ts');

export const saveTraining = () => kept().then((api) => api.save);
export const extendTraining = () => kept().then((api) => api.extend);
export const closeTraining = () => kept().then((api) => api.close);
export const deleteTraining = () => kept().then((api) => api.del);
export const markReport = () => kept().then((api) => api.mark);
export const returnReport = () => kept().then((api) => api.giveBack);
export const submitReport = () => import('#contract/user/ownTraining.ts').then((api) => api.submit);
