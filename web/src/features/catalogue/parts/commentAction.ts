/** Names what a guest wrote below a course, as a question or as an answer to `parentId`. */
export const commentAction = (courseId: string, parentId: string): string => `comment ${courseId} ${parentId}`;
