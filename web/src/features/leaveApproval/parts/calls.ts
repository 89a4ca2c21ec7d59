/** What this page sends; the contract comes with the first press. */
const leave = () => import('#contract/user/leave.ts');

export const decideLeave = () => leave().then((api) => api.decide);
export const decideLeaves = () => leave().then((api) => api.batch);
export const transferLeave = () => leave().then((api) => api.transfer);
export const askApprovers = () => leave().then((api) => api.approvers);
export const askLessons = () => leave().then((api) => api.lessons);
