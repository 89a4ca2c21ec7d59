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

const project = () => import('#contract/startup/project.ts');
const team = () => import('#contract/startup/projectTeam.ts');

export const saveProject = () => project().then((api) => api.save);
export const submitProject = () => project().then((api) => api.submit);
export const takeBackProject = () => project().then((api) => api.takeBack);
export const removeProject = () => project().then((api) => api.remove);
export const inviteToTeam = () => team().then((api) => api.invite);
export const answerInvitation = () => team().then((api) => api.answer);
export const leaveTeam = () => team().then((api) => api.leave);
export const removeMember = () => team().then((api) => api.removeMember);
export const saveRole = () => team().then((api) => api.saveRole);
export const removeRole = () => team().then((api) => api.removeRole);
const builder = () => import('#contract/startup/teamBuilder.ts');

export const agreeToTeams = () => builder().then((api) => api.agree);
export const takeBackTeams = () => builder().then((api) => api.takeBack);
export const inviteFound = () => builder().then((api) => api.invite);
export const hostStep = () => import('#contract/startup/projectHost.ts').then((api) => api.step);
