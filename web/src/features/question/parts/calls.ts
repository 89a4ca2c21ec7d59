/** The writes of these pages; their contracts come with the first press. */
export const record = () => import('#contract/community/questionsRecord.ts').then((api) => api.save);
export const unrecord = () => import('#contract/community/questionsRecord.ts').then((api) => api.remove);
export const acceptAnswer = () => import('#contract/community/questionsRecord.ts').then((api) => api.update);
export const saveAnswer = () => import('#contract/community/questionsComment.ts').then((api) => api.save);
export const updateAnswer = () => import('#contract/community/questionsComment.ts').then((api) => api.update);
export const removeAnswer = () => import('#contract/community/questionsComment.ts').then((api) => api.remove);
export const closeQuestion = () => import('#contract/community/questions.ts').then((api) => api.close);
export const removeQuestion = () => import('#contract/community/questions.ts').then((api) => api.remove);
export const readQuestion = () => import('#contract/community/questions.ts').then((api) => api.read);
export const appealRemoval = () => import('#contract/community/blogReport.ts').then((api) => api.appeal);
