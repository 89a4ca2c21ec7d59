/** Tenths as people read them: 12, 7.5. */
export const pointsText = (tenths: number): string => String(tenths / 10);
