/** What these pages send; the contract comes when a button is pressed or somebody begins to write. */
const desk = () => import('#contract/position/vacancyDesk.ts');

export const saveVacancy = () => desk().then((api) => api.save);
export const openTests = () => desk().then((api) => api.tests);
export const submitVacancy = () => desk().then((api) => api.submit);
export const answerApplication = () => desk().then((api) => api.answer);

export const steps = {
  takeBack: () => desk().then((api) => api.takeBack),
  pause: () => desk().then((api) => api.pause),
  resume: () => desk().then((api) => api.resume),
  close: () => desk().then((api) => api.close),
  refresh: () => desk().then((api) => api.refresh),
  copy: () => desk().then((api) => api.copy),
  remove: () => desk().then((api) => api.remove),
} as const;

export type Step = keyof typeof steps;
