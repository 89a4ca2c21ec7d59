/** The writes of these pages; their contracts come with the first press. */
const api = () => import('#contract/user/score.ts');
export const saveParts = () => api().then(({ parts }) => parts);
export const enterScores = () => api().then(({ enter }) => enter);
export const releaseScores = () => api().then(({ release }) => release);
export const correctScore = () => api().then(({ correct }) => correct);
const appeal = () => import('#contract/user/scoreAppeal.ts');
export const submitAppeal = () => appeal().then(({ submit }) => submit);
export const withdrawAppeal = () => appeal().then(({ withdraw }) => withdraw);
export const decideAppeal = () => appeal().then(({ decide }) => decide);
export const issueTranscript = () => import('#contract/user/transcript.ts').then(({ issue }) => issue);
export const revokeTranscript = () => import('#contract/user/transcript.ts').then(({ revoke }) => revoke);
