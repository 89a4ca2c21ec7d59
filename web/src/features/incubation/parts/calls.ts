/** What these pages send; the contract comes when a button is pressed or somebody begins to write. */
const desk = () => import('#contract/startup/baseDesk.ts');
const use = () => import('#contract/startup/baseUse.ts');
const tutorHost = () => import('#contract/startup/tutorHost.ts');
const hour = () => import('#contract/startup/tutorHour.ts');
const milestone = () => import('#contract/startup/milestone.ts');
const milestoneHost = () => import('#contract/startup/milestoneHost.ts');
const fund = () => import('#contract/startup/fund.ts');
const fundHost = () => import('#contract/startup/fundHost.ts');
const stat = () => import('#contract/startup/incubationStat.ts');

export const saveBase = () => desk().then((api) => api.save);
export const removeBase = () => desk().then((api) => api.remove);
export const savePlace = () => desk().then((api) => api.savePlace);
export const removePlace = () => desk().then((api) => api.removePlace);
export const assignDesk = () => desk().then((api) => api.assign);
export const endDeskUse = () => desk().then((api) => api.endUse);
export const cancelBooking = () => desk().then((api) => api.cancelBooking);

export const bookRoom = () => use().then((api) => api.book);
export const giveBackRoom = () => use().then((api) => api.cancel);

export const inviteTutor = () => tutorHost().then((api) => api.invite);
export const removeTutor = () => tutorHost().then((api) => api.remove);

export const answerPost = () => hour().then((api) => api.answer);
export const openHour = () => hour().then((api) => api.open);
export const cancelHour = () => hour().then((api) => api.cancel);
export const closeHour = () => hour().then((api) => api.close);
export const bookHour = () => hour().then((api) => api.book);
export const releaseHour = () => hour().then((api) => api.release);

export const handInReport = () => milestone().then((api) => api.report);
export const saveMilestone = () => milestoneHost().then((api) => api.save);
export const removeMilestone = () => milestoneHost().then((api) => api.remove);
export const checkReport = () => milestoneHost().then((api) => api.check);
export const saveCheck = () => milestoneHost().then((api) => api.saveCheck);

export const askFund = () => fund().then((api) => api.ask);
export const takeBackFund = () => fund().then((api) => api.takeBack);
export const addReceipt = () => fund().then((api) => api.addReceipt);
export const decideFund = () => fundHost().then((api) => api.decide);
export const strikeReceipt = () => fundHost().then((api) => api.strike);
export const closeFund = () => fundHost().then((api) => api.close);

export const saveFollowUp = () => stat().then((api) => api.saveFollowUp);
export const statSheet = () => stat().then((api) => api.sheet);

const room = () => import('#contract/startup/dataRoom.ts');

export const makeRoom = () => room().then((api) => api.make);
export const answerRoom = () => room().then((api) => api.answer);
export const revokeRoom = () => room().then((api) => api.revoke);
export const openRoom = () => room().then((api) => api.open);
