/** What can be collected. Papers (4) and openings follow with their features; 8 is the search type of the news. */
export const collectionTypes = { course: 1, article: 8 } as const;

export type CollectionType = (typeof collectionTypes)[keyof typeof collectionTypes];
