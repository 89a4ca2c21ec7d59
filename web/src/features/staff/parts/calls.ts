/** What these pages send when somebody presses something; the contracts come with the first press. */
const depart = () => import('#contract/user/orgDepart.ts');
const members = () => import('#contract/user/orgMembers.ts');

export const saveDepart = () => depart().then((api) => api.save);
export const updateDepart = () => depart().then((api) => api.update);
export const moveDepart = () => depart().then((api) => api.move);
export const mergeDepart = () => depart().then((api) => api.merge);
export const removeDepart = () => depart().then((api) => api.remove);

export const listMembers = () => members().then((api) => api.list);
export const listRoles = () => members().then((api) => api.listRole);
export const assignRole = () => members().then((api) => api.assignRole);
export const inviteMember = () => members().then((api) => api.invite);
export const inviteAgain = () => members().then((api) => api.inviteResend);
export const updateMember = () => members().then((api) => api.update);
export const disableMember = () => members().then((api) => api.disable);
export const enableMember = () => members().then((api) => api.enable);
export const disableMembers = () => members().then((api) => api.disableBatch);
export const enableMembers = () => members().then((api) => api.enableBatch);
export const moveMembers = () => members().then((api) => api.moveBatch);
export const removeMember = () => members().then((api) => api.remove);
export const acceptInvitation = () => members().then((api) => api.invitationAccept);
export const declineInvitation = () => members().then((api) => api.invitationDecline);
export const acceptTeaching = () => import('#contract/user/lecturerJoin.ts').then((api) => api.accept);
export const declineTeaching = () => import('#contract/user/lecturerJoin.ts').then((api) => api.decline);

const directory = () => import('#contract/user/orgDirectory.ts');
export const saveDirectory = () => directory().then((api) => api.save);
export const removeDirectory = () => directory().then((api) => api.remove);
export const switchNight = () => directory().then((api) => api.night);
export const readDirectory = () => directory().then((api) => api.read);
