/**
 * How a broadcast is cut: everything follows from these, on both sides. Pictures and sound are put out by a clock, so
 * that every part is as long as every other, whatever the people in the room send.
 */
export const FRAMES_A_SECOND = 24;
export const FRAMES_A_PART = 8;
export const PARTS_A_SEGMENT = 6;
export const PART_SECONDS = FRAMES_A_PART / FRAMES_A_SECOND;
export const SEGMENT_SECONDS = PART_SECONDS * PARTS_A_SEGMENT;
export const PICTURE = { width: 1280, height: 720 } as const;
export const SOUND = { rate: 48_000, channels: 2, samples: 1024 } as const;
