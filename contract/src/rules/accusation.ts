/** Where a piece of feedback stands; it only ever moves forward. */
export const handleStatuses = { 1: '已收到', 2: '已答复' } as const;

export const RECEIVED = 1;
export const REPLIED = 2;

export type HandleStatus = keyof typeof handleStatuses;

/** How long the same text is not taken a second time from the same person. */
export const REPEAT_MINUTES = 10;

/** How many screenshots one piece of feedback may have. */
export const MAX_IMAGES = 4;
