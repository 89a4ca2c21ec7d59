/** What these pages send when somebody presses something; the contracts come with the first press. */
const space = () => import('#contract/system/space.ts');
const upload = () => import('#contract/system/upload.ts');
const share = () => import('#contract/system/share.ts');

export const openFile = () => space().then((api) => api.open);
export const renameFile = () => space().then((api) => api.rename);
export const moveFiles = () => space().then((api) => api.move);
export const removeFiles = () => space().then((api) => api.remove);
export const addFolder = () => space().then((api) => api.folderSave);
export const renameFolder = () => space().then((api) => api.folderUpdate);
export const removeFolder = () => space().then((api) => api.folderRemove);
export const listShares = () => space().then((api) => api.shareList);
export const addShare = () => space().then((api) => api.shareSave);
export const revokeShare = () => space().then((api) => api.shareRevoke);
export const downloadFile = () => upload().then((api) => api.download);
export const openShared = () => share().then((api) => api.open);
