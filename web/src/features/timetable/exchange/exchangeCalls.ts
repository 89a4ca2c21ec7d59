const api = () => import('#contract/user/lessonExchange.ts');

/** The writes of the page; their contracts come with the first press. */
export const askColleague = () => api().then(({ apply }) => apply);
export const answerAsked = () => api().then(({ answer }) => answer);
export const auditExchange = () => api().then(({ audit }) => audit);
export const withdrawAsking = () => api().then(({ withdraw }) => withdraw);
