/** What these pages send once they are open; the contracts come with the first press. */
const marking = () => import('#contract/exam/marking.ts');
const appeal = () => import('#contract/exam/appeal.ts');

export const listAnswers = () => marking().then((api) => api.answers);
export const openAnswer = () => marking().then((api) => api.open);
export const nextAnswer = () => marking().then((api) => api.next);
export const holdAnswer = () => marking().then((api) => api.hold);
export const sendMark = () => marking().then((api) => api.mark);
export const sendBlanks = () => marking().then((api) => api.blanks);
export const sendRemark = () => marking().then((api) => api.remark);
export const giveBack = () => marking().then((api) => api.redo);
export const releaseMarks = () => marking().then((api) => api.release);
export const scheduleRelease = () => marking().then((api) => api.scheduleRelease);
export const cancelSchedule = () => marking().then((api) => api.cancelSchedule);
export const withdrawMarks = () => marking().then((api) => api.withdrawRelease);
export const correctItem = () => marking().then((api) => api.correct);
export const markFile = () => marking().then((api) => api.file);
export const submitAppeal = () => appeal().then((api) => api.submit);
export const withdrawAppeal = () => appeal().then((api) => api.withdraw);
export const decideAppeal = () => appeal().then((api) => api.decide);
