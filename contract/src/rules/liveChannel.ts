import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The height of the picture that a live lesson is sent with. */
export const LiveResolution = choice({
  low: [480, '480P 流畅'],
  middle: [720, '720P 高清'],
  high: [1080, '1080P 超清'],
});

export type LiveResolution = ValueOf<typeof LiveResolution>;

/** How many are expected to watch; the last has no end. */
export const LiveAudience = choice({
  few: [30, '30 人以内'],
  class: [100, '100 人以内'],
  hall: [500, '500 人以内'],
  many: [2000, '2000 人以内'],
  open: [10_000, '2000 人以上'],
});

export type LiveAudience = ValueOf<typeof LiveAudience>;

export const DEFAULT_RESOLUTION = LiveResolution.middle;

/** Beside the lecturer; more pictures at once are too small to see on a phone. */
export const MOST_SEATS = 9;

export const CHANNEL_PATH = '/account/channel';
