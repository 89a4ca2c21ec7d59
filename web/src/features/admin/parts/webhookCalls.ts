import type { FormCall } from './managed/kind.ts';

const calls = () => import('#contract/system/adminWebhook.ts');

export const saveWebhook = () => calls().then((api) => api.save);
export const renewSecret = () => calls().then((api) => api.renewSecret);
export const removeWebhook: FormCall = () => calls().then((api) => api.remove);
export const testWebhook: FormCall = () => calls().then((api) => api.test);
export const replayDelivery: FormCall = () => calls().then((api) => api.replay);
