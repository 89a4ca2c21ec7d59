/** What this page sends; the contract comes when a button is pressed or somebody begins to write. */
const api = () => import('#contract/position/interview.ts');

export const accept = () => api().then((calls) => calls.accept);
export const propose = () => api().then((calls) => calls.propose);
export const reschedule = () => api().then((calls) => calls.reschedule);
export const score = () => api().then((calls) => calls.score);
export const feedback = () => api().then((calls) => calls.feedback);

export const answers = {
  decline: () => api().then((calls) => calls.decline),
  askMove: () => api().then((calls) => calls.askMove),
} as const;

export const ends = {
  cancel: () => api().then((calls) => calls.cancel),
  finish: () => api().then((calls) => calls.finish),
  noShow: () => api().then((calls) => calls.noShow),
} as const;
