import type { Heard } from './kit/event.ts';
import { mediaProgress } from './course/liveEvents.ts';
import { assessmentMoved, gradeApply, sittingMoved } from './exam/liveEvents.ts';
import { callNow, chatChanged, chatListChanged, chatMessage, chatMissed, chatRead } from './im/liveEvents.ts';
import { liveDesk, liveEntry } from './live/liveEvents.ts';
import { orderMoved } from './trade/liveEvents.ts';
import { ended, rollMoved, unread } from './user/liveEvents.ts';

/** Every event there is. */
export const liveEvents = [
  callNow,
  unread,
  ended,
  mediaProgress,
  gradeApply,
  rollMoved,
  sittingMoved,
  assessmentMoved,
  chatMessage,
  chatChanged,
  chatListChanged,
  chatRead,
  chatMissed,
  liveEntry,
  liveDesk,
  orderMoved,
] as const;

export type KnownEvent = (typeof liveEvents)[number];

/** What a tab hears, by the name of the event. */
export type LiveEvents = Heard<KnownEvent>;
