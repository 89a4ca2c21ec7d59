/** The writes of these pages; their contracts come with the first press. */
export const removeCourse = () => import('#contract/course/order.ts').then((api) => api.userDelCourse);
export const startOver = () => import('#contract/course/courseRecords.ts').then((api) => api.reset);
export const saveDispute = () => import('#contract/course/dispute.ts').then((api) => api.save);
export const auditDispute = () => import('#contract/course/dispute.ts').then((api) => api.audit);
export const uncollect = () => import('#contract/course/collection.ts').then((api) => api.remove);
export const unfollowBlogger = () => import('#contract/community/blogAttention.ts').then((api) => api.update);
export const unfollow = () => import('#contract/user/attention.ts').then((api) => api.remove);
export const viewCertificate = () => import('#contract/course/certificate.ts').then((api) => api.userView);
export const claimCertificates = () => import('#contract/course/certificate.ts').then((api) => api.claim);
export const downloadNotes = () => import('#contract/course/periodNote.ts').then((api) => api.download);
