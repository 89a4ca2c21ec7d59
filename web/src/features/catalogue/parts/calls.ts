/** The writes of the detail pages; their contracts come when they are first needed. */
export const enrol = () => import('#contract/course/order.ts').then((api) => api.addCourseToUser);
export const saveComment = () => import('#contract/course/comments.ts').then((api) => api.save);
export const updateRating = () => import('#contract/course/courseAssess.ts').then((api) => api.update);
export const removeComment = () => import('#contract/course/comments.ts').then((api) => api.remove);
export const findHelpful = () => import('#contract/course/comments.ts').then((api) => api.helpful);
export const answersOf = () => import('#contract/course/comments.ts').then((api) => api.list);
export const downloadWare = () => import('#contract/course/userCourseware.ts').then((api) => api.download);
export const playbackOf = () => import('#contract/course/play.ts').then((api) => api.getPlaybackUrl);
export const previewOf = () => import('#contract/course/play.ts').then((api) => api.preview);
