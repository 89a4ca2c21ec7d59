/** What these pages send; the contracts come with the first press. */
const paper = () => import('#contract/exam/paper.ts');
const assessment = () => import('#contract/exam/assessment.ts');
const candidate = () => import('#contract/exam/candidate.ts');
const staff = () => import('#contract/exam/assessmentStaff.ts');

export const savePaper = () => paper().then((api) => api.save);
export const saveContent = () => paper().then((api) => api.content);
export const checkCells = () => paper().then((api) => api.check);
export const publishPaper = () => paper().then((api) => api.publish);
export const copyPaper = () => paper().then((api) => api.copy);
export const removePaper = () => paper().then((api) => api.remove);
export const saveAssessment = () => assessment().then((api) => api.save);
export const publishAssessment = () => assessment().then((api) => api.publish);
export const withdrawAssessment = () => assessment().then((api) => api.withdraw);
export const copyAssessment = () => assessment().then((api) => api.copy);
export const removeAssessment = () => assessment().then((api) => api.remove);
export const listSources = () => candidate().then((api) => api.sources);
export const addGrades = () => candidate().then((api) => api.addGrades);
export const addOfferings = () => candidate().then((api) => api.addOfferings);
export const addStudents = () => candidate().then((api) => api.addStudents);
export const addOne = () => candidate().then((api) => api.addOne);
export const checkLines = () => candidate().then((api) => api.checkLines);
export const READ_SHEET = '/exam/auth/candidate/readSheet';
export const addLines = () => candidate().then((api) => api.addLines);
export const removeCandidates = () => candidate().then((api) => api.remove);
export const grantExtra = () => candidate().then((api) => api.extra);
export const staffChoices = () => staff().then((api) => api.choices);
export const saveStaff = () => staff().then((api) => api.save);
