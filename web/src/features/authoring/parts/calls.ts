/** The writes of the author's pages; their contracts come when they are first needed. */
const courses = () => import('#contract/course/courseAudit.ts');
export const saveCourse = () => courses().then((api) => api.save);
export const submitCourse = () => courses().then((api) => api.submit);
export const withdrawCourse = () => courses().then((api) => api.withdraw);
export const standCourse = () => courses().then((api) => api.stand);
export const copyCourse = () => courses().then((api) => api.copy);
export const removeCourse = () => courses().then((api) => api.remove);

const sheets = () => import('#contract/course/courseOutline.ts');
export const outlineTemplate = () => sheets().then((api) => api.template);
export const downloadOutline = () => sheets().then((api) => api.download);
export const bringOutline = () => sheets().then((api) => api.run);

const cartridges = () => import('#contract/course/coursePackage.ts');
export const checkPackage = () => cartridges().then((api) => api.check);
export const bringPackage = () => cartridges().then((api) => api.bring);

/** Has an uploaded archive opened as a SCORM package. */
export const makePackage = () => import('#contract/course/scorm.ts').then((api) => api.make);
