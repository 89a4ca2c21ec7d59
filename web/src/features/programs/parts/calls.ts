/** The writes; their contract comes when somebody presses a button or begins to write. */
const desk = () => import('#contract/course/programDesk.ts');
const offers = () => import('#contract/course/programOffer.ts');
const programs = () => import('#contract/course/program.ts');

export const saveProgram = () => desk().then((api) => api.save);
export const updateProgram = () => desk().then((api) => api.update);
export const submitProgram = () => desk().then((api) => api.submit);
export const setProgramPrice = () => desk().then((api) => api.setPrice);
export const withdrawProgram = () => desk().then((api) => api.withdraw);
export const removeProgram = () => desk().then((api) => api.remove);
export const decideProgram = () => desk().then((api) => api.audit);
export const sendOffer = () => offers().then((api) => api.send);
export const withdrawOffer = () => offers().then((api) => api.withdraw);
export const answerOffer = () => offers().then((api) => api.answer);
export const joinProgram = () => programs().then((api) => api.join);
export const leaveProgram = () => programs().then((api) => api.leave);
export const setPace = () => programs().then((api) => api.pace);
export const moveVersion = () => programs().then((api) => api.moveVersion);
export const dropCoursePlan = () => import('#contract/course/plan.ts').then((api) => api.del);
export const positionChoices = () => import('#contract/course/typicalPosition.ts').then((api) => api.list);
export const orgChoices = () => import('#contract/user/org.ts').then((api) => api.infoList);
