import type { FormCall } from './managed/kind.ts';

const calls = () => import('#contract/system/adminPerson.ts');

export const disablePerson: FormCall = () => calls().then((api) => api.disable);
export const enablePerson: FormCall = () => calls().then((api) => api.enable);
export const resetPassword: FormCall = () => calls().then((api) => api.resetPassword);
export const recommendPerson: FormCall = () => calls().then((api) => api.recommend);
export const endSessions: FormCall = () => calls().then((api) => api.endSessions);
export const giveOperator: FormCall = () => calls().then((api) => api.giveOperator);
export const takeOperator: FormCall = () => calls().then((api) => api.takeOperator);
export const disablePeople = () => calls().then((api) => api.disableBatch);
export const enablePeople = () => calls().then((api) => api.enableBatch);
