/** What this page sends; the contract comes when somebody begins to write. */
const leave = () => import('#contract/user/leave.ts');

export const askForLeave = () => leave().then((api) => api.apply);
export const previewLeave = () => leave().then((api) => api.preview);
export const cancelLeave = () => leave().then((api) => api.cancel);
