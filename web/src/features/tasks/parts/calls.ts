/** What these pages send once they are open; the contracts come with the first press. */
const task = () => import('#contract/exam/task.ts');
const audit = () => import('#contract/exam/taskAudit.ts');

export const saveTask = () => task().then((api) => api.save);
export const reviseTask = () => task().then((api) => api.revise);
export const copyTask = () => task().then((api) => api.copy);
export const extendTask = () => task().then((api) => api.extend);
export const closeTask = () => task().then((api) => api.close);
export const deleteTask = () => task().then((api) => api.del);
export const sendMark = () => audit().then((api) => api.mark);
export const giveBack = () => audit().then((api) => api.giveBack);
export const passWork = () => audit().then((api) => api.pass);
export const nudge = () => audit().then((api) => api.nudge);
