import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PeerState } from '#contract/rules/tasks.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';

/** The median of what counts for a work, tenths, as `medianOf` (rules/tasks.ts) has it; the argument names the work. */
export const middleOf = (submissionId: SQL): SQL<number | null> =>
  sql<number | null>`(select round(percentile_cont(0.5) within group (order by m.points)::numeric)::int
    from peer_review m where m.submission_id = ${submissionId} and m.peer_state = ${written(PeerState.done)} and m.is_counted = 1
      and ${enabledAs('m')})`;
