const OFFSET_MS = 8 * 3600 * 1000;

/** A moment as the wire writes it: `yyyy-MM-dd HH:mm:ss` in China Standard Time. */
export const wireTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The wire time so many seconds later (earlier when negative). */
export const wireTimeIn = (moment: Date, seconds: number): string =>
  wireTime(new Date(moment.getTime() + seconds * 1000));

/** The moment that a wire time names. */
export const momentOf = (wire: string): Date => new Date(`${wire.replace(' ', 'T')}+08:00`);
