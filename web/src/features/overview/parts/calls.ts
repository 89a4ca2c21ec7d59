/** The writes of these pages; their contracts come with the first press. */
export const saveInterests = () => import('#contract/user/interest.ts').then((api) => api.save);
export const readMessage = () => import('#contract/user/msg.ts').then((api) => api.read);
