import { sql } from 'drizzle-orm';
import { sittingSteps } from '#contract/exam/transitions.ts';
import { named } from '../../db/named.ts';
import { written } from '../../db/written.ts';

/** Sittings that are held stop running. */
export const submit = named<never>(
  'sitting_submit',
  sql`
  update exam_sitting s set sitting_state = ${written(sittingSteps.transitions.handIn.to)}, submitted_at = m."submittedAt",
    submit_kind = m."submitKind", late_percent = m."latePercent", paused_at = null
  from json_to_recordset(${sql.placeholder('moved')}::json)
    as m (id bigint, "submittedAt" timestamptz, "submitKind" smallint, "latePercent" int)
  where s.id = m.id`,
);

/** How many handed in, by assessment; held in one order everywhere so that two never wait for each other in a circle. */
export const countHandedIn = named<never>(
  'assessment_count_submit',
  sql`
  with more as (
    select * from json_to_recordset(${sql.placeholder('counts')}::json) as m (id bigint, more int)
  ), held as (
    select a.id from assessment a where a.id in (select id from more) order by a.id for no key update
  )
  update assessment a set count_submit = a.count_submit + more.more
  from held join more on more.id = held.id where a.id = held.id`,
);
