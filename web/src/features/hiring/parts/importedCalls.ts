/** What the pages of imported résumés send; the contract comes when a button is pressed. */
const imports = () => import('#contract/position/talentImport.ts');

export const bringResumes = () => imports().then((api) => api.bring);
export const undoImport = () => imports().then((api) => api.undo);

const imported = () => import('#contract/position/importedTalent.ts');

export const moveImported = () => imported().then((api) => api.move);
export const tagImported = () => imported().then((api) => api.tag);
export const noteImported = () => imported().then((api) => api.note);
export const keepImported = () => imported().then((api) => api.keep);
export const removeImported = () => imported().then((api) => api.remove);

export const CHECK_PATH = '/position/auth/talentImport/check';
export const IMPORT_HOME = '/account/talent/import';
export const IMPORTED_HOME = '/account/talent/imported';
export const importPath = (id: string): string => `${IMPORT_HOME}?id=${id}`;
export const importedPath = (id: string): string => `${IMPORTED_HOME}/profile?id=${id}`;
