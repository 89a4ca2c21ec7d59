/** Where a live class-hour is taught, watched, and watched again. */
export const pusherPath = (periodId: string): string => `/newlive/pusher?id=${periodId}`;
export const playerPath = (periodId: string): string => `/newlive/player?id=${periodId}`;
export const replayPath = (periodId: string): string => `/newlive/replay?id=${periodId}`;
