/** More directions are none. */
export const MOST_INTERESTS = 5;
