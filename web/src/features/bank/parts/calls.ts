/** What these pages send when somebody presses something; the contracts come with the first press. */
const question = () => import('#contract/exam/question.ts');
const folder = () => import('#contract/exam/questionFolder.ts');
const draft = () => import('#contract/exam/questionDraft.ts');
const report = () => import('#contract/exam/questionReport.ts');

export const findAbilities = () => import('#contract/course/ability.ts').then((api) => api.list);
export const saveQuestion = () => question().then((api) => api.save);
export const updateQuestions = () => question().then((api) => api.update);
export const moveQuestions = () => question().then((api) => api.move);
export const shareQuestions = () => question().then((api) => api.share);
export const copyQuestion = () => question().then((api) => api.copy);
export const removeQuestions = () => question().then((api) => api.remove);
export const restoreQuestions = () => question().then((api) => api.restore);
export const purgeQuestions = () => question().then((api) => api.purge);
export const showVersion = () => question().then((api) => api.version);
export const showUse = () => question().then((api) => api.used);
export const showStatistics = () => question().then((api) => api.statistics);
export const findAlike = () => question().then((api) => api.alike);
export const suggestKnowledge = () => question().then((api) => api.knowledge);
export const addFolder = () => folder().then((api) => api.save);
export const renameFolder = () => folder().then((api) => api.update);
export const moveFolder = () => folder().then((api) => api.move);
export const removeFolder = () => folder().then((api) => api.remove);
export const keepDraft = () => draft().then((api) => api.save);
export const dropDraft = () => draft().then((api) => api.remove);
export const listReports = () => report().then((api) => api.page);
export const answerReport = () => report().then((api) => api.reply);
