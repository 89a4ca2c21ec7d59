const calls = () => import('#contract/user/lti.ts');

export const savePlatform = () => calls().then((api) => api.save);
export const removePlatform = () => calls().then((api) => api.remove);
export const pickCourse = () => calls().then((api) => api.pick);

const toolCalls = () => import('#contract/user/ltiTool.ts');

export const saveTool = () => toolCalls().then((api) => api.save);
export const removeTool = () => toolCalls().then((api) => api.remove);
