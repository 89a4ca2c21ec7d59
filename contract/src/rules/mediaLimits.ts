/** What films and documents may be at most; beyond it the owner is told in a sentence. */
export const mediaLimits = {
  /** Seconds of a film or a sound. */
  seconds: 6 * 3600,
  /** Of the picture, as many as 8K has. */
  pixels: 7680 * 4320,
  /** Seconds that the work on one file may take; below the four hours after which a job counts as abandoned. */
  wallSeconds: 3 * 3600,
  /** Bytes that may come of one file. */
  madeBytes: 20 * 1024 ** 3,
  /** Seconds that LibreOffice may take for one file. */
  officeSeconds: 180,
  pages: 5000,
} as const;

/** Pages of a document that are kept as pictures. */
export const PREVIEW_PAGES = 3;

/** Pictures of a film to choose its poster from. */
export const POSTERS = 3;
