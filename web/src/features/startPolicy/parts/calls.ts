/** What these pages send; the contract comes when a button is pressed or somebody begins to write. */
const desk = () => import('#contract/startup/policyDesk.ts');
const advocacy = () => import('#contract/startup/policyAdvocacyDesk.ts');
const check = () => import('#contract/startup/policyCheck.ts');

export const savePolicy = () => desk().then((api) => api.save);
export const publishPolicy = () => desk().then((api) => api.publish);
export const withdrawPolicy = () => desk().then((api) => api.withdraw);
export const removePolicy = () => desk().then((api) => api.remove);

export const saveAdvocacy = () => advocacy().then((api) => api.save);
export const publishAdvocacy = () => advocacy().then((api) => api.publish);
export const withdrawAdvocacy = () => advocacy().then((api) => api.withdraw);
export const removeAdvocacy = () => advocacy().then((api) => api.remove);

export const saveFacts = () => check().then((api) => api.saveFacts);
export const keepDate = () => check().then((api) => api.keepDate);
export const dropDate = () => check().then((api) => api.dropDate);
