/** What these pages send; the contract comes when a button is pressed or somebody begins to write. */
const talent = () => import('#contract/position/talent.ts');

export const moveThem = () => talent().then((api) => api.move);
export const tagThem = () => talent().then((api) => api.tag);
export const writeNote = () => talent().then((api) => api.note);
export const exportThem = () => talent().then((api) => api.sheet);
