/** The writes of the page; their contracts come with the first press. */
export const readMessage = () => import('#contract/user/msg.ts').then((api) => api.read);
export const readEveryMessage = () => import('#contract/user/msg.ts').then((api) => api.readAll);
