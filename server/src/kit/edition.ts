let edition = 0;

/**
 * What this process keeps ready-made of the lists that operators maintain (dictionaries, trees, categories) was made
 * in one edition; it is made anew once a list has changed here.
 */
export const currentEdition = (): number => edition;

/** A list changed; to be called after the commit. */
export const nextEdition = (): void => void (edition += 1);

/** So many milliseconds later another process, which did not hear of the change, makes its own anew. */
export const EDITION_MS = 500;
