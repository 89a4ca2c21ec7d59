/** Tenths as people say them: 25 is 2.5. */
export const pointsText = (tenths: number): string => String(tenths / 10);
