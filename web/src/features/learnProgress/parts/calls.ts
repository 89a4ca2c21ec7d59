/** The calls of this page that wait for a press; their contract comes with it. */
const api = () => import('#contract/exam/learnProgress.ts');
export const sendReminder = () => api().then(({ remind }) => remind);
export const askSheet = () => api().then(({ sheet }) => sheet);
