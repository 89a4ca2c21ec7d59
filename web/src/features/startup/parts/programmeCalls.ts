/** What the pages of programmes and cases send; the contract comes when a button is pressed or somebody begins to write. */
const desk = () => import('#contract/startup/programmeDesk.ts');
const run = () => import('#contract/startup/programmeRun.ts');
const application = () => import('#contract/startup/application.ts');
const reading = () => import('#contract/startup/reading.ts');

export const saveProgramme = () => desk().then((api) => api.save);
export const publishProgramme = () => desk().then((api) => api.publish);
export const removeProgramme = () => desk().then((api) => api.remove);
export const extendProgramme = () => desk().then((api) => api.extend);
export const beginReading = () => desk().then((api) => api.beginReading);
export const announceResult = () => desk().then((api) => api.announce);
export const cancelProgramme = () => desk().then((api) => api.cancel);

export const inviteReader = () => run().then((api) => api.invite);
export const removeReader = () => run().then((api) => api.removeReader);
export const arrangeReaders = () => run().then((api) => api.arrange);
export const replaceReader = () => run().then((api) => api.replace);
export const answerAppeal = () => run().then((api) => api.answerAppeal);

export const submitApplication = () => application().then((api) => api.submit);
export const withdrawApplication = () => application().then((api) => api.withdraw);
export const sendAppeal = () => application().then((api) => api.appeal);

export const answerReader = () => reading().then((api) => api.answer);
export const giveReading = () => reading().then((api) => api.submit);
export const recuseReading = () => reading().then((api) => api.recuse);

const stories = () => import('#contract/startup/typicalCaseDesk.ts');
const consent = () => import('#contract/startup/caseConsent.ts');

export const beginCase = () => stories().then((api) => api.begin);
export const saveCase = () => stories().then((api) => api.save);
export const publishCase = () => stories().then((api) => api.publish);
export const askPeople = () => stories().then((api) => api.ask);
export const withdrawCase = () => stories().then((api) => api.withdraw);
export const removeCase = () => stories().then((api) => api.remove);
export const answerConsent = () => consent().then((api) => api.answer);
export const revokeConsent = () => consent().then((api) => api.revoke);
