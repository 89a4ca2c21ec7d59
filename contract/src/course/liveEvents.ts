import * as z from 'zod';
import { event } from '../kit/event.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { MediaState } from '../rules/mediaStates.ts';

/** How far the work on a file is, to its owner. */
export const mediaProgress = event({
  name: 'mediaProgress',
  schema: z.object({
    mediaId: Id,
    mediaState: oneOf(MediaState),
    /** Percent. */
    processed: z.int(),
    /** Why it cannot be used; empty unless it failed. */
    failure: z.string(),
  }),
  audience: 'people',
  payload: 'told',
});
