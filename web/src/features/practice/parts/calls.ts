/** What these pages send when somebody presses something; the contract comes with the first press. */
const practice = () => import('#contract/exam/practice.ts');

export const askQuestion = () => practice().then((api) => api.question);
export const sendAnswer = () => practice().then((api) => api.answer);
export const sendRecall = () => practice().then((api) => api.rate);
export const markQuestion = () => practice().then((api) => api.mark);
