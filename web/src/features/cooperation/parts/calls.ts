/** The writes; their contract comes when somebody presses a button or begins to write. */
const cooperation = () => import('#contract/position/cooperation.ts');
const nomination = () => import('#contract/position/nomination.ts');

export const sendInvitation = () => cooperation().then((api) => api.invite);
export const answerInvitation = () => cooperation().then((api) => api.answer);
export const withdrawInvitation = () => cooperation().then((api) => api.withdraw);
export const endCooperation = () => cooperation().then((api) => api.end);
export const learnerChoices = () => nomination().then((api) => api.learners);
export const sendNomination = () => nomination().then((api) => api.send);
export const withdrawNomination = () => nomination().then((api) => api.withdraw);
export const openNomination = () => nomination().then((api) => api.open);
export const replyToNomination = () => nomination().then((api) => api.reply);
export const answerNomination = () => nomination().then((api) => api.answer);
export const takeBackNomination = () => nomination().then((api) => api.takeBack);
export const orgChoices = () => import('#contract/user/org.ts').then((api) => api.infoList);
