/** Under which name words about an article, or about somebody's comment, are kept until they are sent. */
export const commentDraft = (id: string): string => `blog-comment:${id}`;
