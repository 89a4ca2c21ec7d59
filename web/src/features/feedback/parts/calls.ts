/** The writes of the page; their contracts come when somebody begins to type. */
export const saveFeedback = () => import('#contract/course/userAccusation.ts').then((api) => api.save);
export const saveReply = () => import('#contract/course/userAccusation.ts').then((api) => api.handleSave);
