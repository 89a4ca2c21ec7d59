/** The writes of this page; their contract comes with the first press. */
const api = () => import('#contract/exam/questionImport.ts');
export const template = () => api().then((calls) => calls.template);
export const badSheet = () => api().then((calls) => calls.badSheet);
export const bring = () => api().then((calls) => calls.bring);
export const undo = () => api().then((calls) => calls.undo);

export const CHECK_PATH = '/exam/auth/questionImport/check';
export const HOME = '/account/subject/import';
export const importPath = (id: string): string => `${HOME}?id=${id}`;
