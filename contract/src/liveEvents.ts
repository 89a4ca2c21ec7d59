import type { Heard } from './kit/event.ts';
import { mediaProgress } from './course/liveEvents.ts';
import { assessmentMoved, gradeApply, sittingMoved } from './exam/liveEvents.ts';
import { ended, rollMoved, unread } from './user/liveEvents.ts';

/** Every event there is. */
export const liveEvents = [unread, ended, mediaProgress, gradeApply, rollMoved, sittingMoved, assessmentMoved] as const;

export type KnownEvent = (typeof liveEvents)[number];

/** What a tab hears, by the name of the event. */
export type LiveEvents = Heard<KnownEvent>;
