/** The writes of these pages; their contracts come with the first press. */
export const follow = () => import('#contract/community/blogAttention.ts').then((api) => api.save);
export const unfollow = () => import('#contract/community/blogAttention.ts').then((api) => api.update);
export const record = () => import('#contract/community/blogRecord.ts').then((api) => api.save);
export const unrecord = () => import('#contract/community/blogRecord.ts').then((api) => api.remove);
export const confirmValid = () => import('#contract/community/blogRecord.ts').then((api) => api.update);
export const listComments = () => import('#contract/community/blogComment.ts').then((api) => api.list);
export const saveComment = () => import('#contract/community/blogComment.ts').then((api) => api.save);
export const removeComment = () => import('#contract/community/blogComment.ts').then((api) => api.remove);
export const stand = () => import('#contract/community/blog.ts').then((api) => api.stand);
export const removeBlog = () => import('#contract/community/blog.ts').then((api) => api.remove);
export const openBlog = () => import('#contract/community/blogger.ts').then((api) => api.save);
export const renameBlog = () => import('#contract/community/blogger.ts').then((api) => api.update);
export const handleReport = () => import('#contract/community/blogReport.ts').then((api) => api.handleSave);
export const decideAppeal = () => import('#contract/community/blogReport.ts').then((api) => api.appealSave);
export const readBlog = () => import('#contract/community/blog.ts').then((api) => api.read);
