import * as z from 'zod';
import { event } from '../kit/event.ts';
import { Id } from '../kit/values.ts';
import { LiveEntry } from './shapes.ts';

/** Something new stands on the timeline of a class. Long entries come without themselves: ask for what came since. */
export const liveEntry = event({
  name: 'liveEntry',
  schema: z.object({ periodId: Id, seq: z.int(), entry: LiveEntry.nullable() }),
  audience: 'liveRoom',
  payload: 'told',
});

/** Something of one's own changed, or of the hosts' desk: hands, votes, rights. Ask for the room anew. */
export const liveDesk = event({
  name: 'liveDesk',
  schema: z.object({ periodId: Id }),
  audience: 'people',
  payload: 'told',
});
