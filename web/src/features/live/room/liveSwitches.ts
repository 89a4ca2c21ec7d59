/** Under what the switches of a class are kept. */
export const liveSwitches = (periodId: string): string => `live:${periodId}`;

/** How a camera is opened for a picture that is so many lines high. */
export const cameraSize = (lines: number) => ({
  resolution: { width: Math.round((lines * 16) / 9), height: lines },
});
