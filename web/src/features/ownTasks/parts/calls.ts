/** What the learner's page sends once it is open; the contract comes with the first press. */
const api = () => import('#contract/exam/myTask.ts');
export const keepDraft = () => api().then(({ draft }) => draft);
export const submitTask = () => api().then(({ submit }) => submit);
