/** The writes of these pages; their contract comes with the first press. */
const api = () => import('#contract/exam/running.ts');
const corrections = () => import('#contract/exam/runCorrection.ts');
export const correctRunning = () => corrections().then(({ correct }) => correct);
export const extendTime = () => api().then(({ extend }) => extend);
export const pauseClocks = () => api().then(({ pause }) => pause);
export const resumeClocks = () => api().then(({ resume }) => resume);
export const takeAway = () => api().then(({ forceSubmit }) => forceSubmit);
export const cancelSitting = () => api().then(({ cancel }) => cancel);
export const letIn = () => api().then(({ allowLate }) => allowLate);
export const sendNotice = () => api().then(({ notice }) => notice);
export const giveVerdict = () => api().then(({ verdict }) => verdict);
export const checkReceipt = () => api().then(({ receipt }) => receipt);
export const confirmVerdict = () => api().then((all) => all.confirmVerdict);
export const endExam = () => api().then(({ end }) => end);
export const askSheet = () => api().then(({ exportRun }) => exportRun);
