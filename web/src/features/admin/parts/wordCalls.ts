const calls = () => import('#contract/system/adminWord.ts');

export const addWords = () => calls().then((api) => api.add);
export const removeWords = () => calls().then((api) => api.remove);
export const plainWords = () => calls().then((api) => api.plain);
export const sheetOfWords = () => calls().then((api) => api.sheet);
export const tryWords = () => calls().then((api) => api.tryOut);

/** The call that reads a file of words, by its address. */
export const READ_WORDS = '/system/auth/admin/word/read';
