import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where a piece of feedback stands; it only ever moves forward. */
export const HandleState = choice({ received: [1, '已收到'], answered: [2, '已答复'] });

export type HandleState = ValueOf<typeof HandleState>;

/** How long the same text is not taken a second time from the same person. */
export const REPEAT_MINUTES = 10;

/** How many screenshots one piece of feedback may have. */
export const MAX_IMAGES = 4;
