import { sql } from 'drizzle-orm';
import type { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import type { SittingState } from '#contract/rules/assessments.ts';
import type { Answer } from '#contract/rules/questions.ts';
import type { SectionEnds } from '#contract/rules/sittings.ts';
import { named } from '../../db/named.ts';
import { SERVER_TURN } from '../marking/serverTurn.ts';

/** A sitting as a save finds it; its paper, which stays as its version, is known by `slotKindsOf`. */
export interface HeldSitting {
  id: string;
  userNo: string;
  sittingState: SittingState;
  beganAt: string;
  endsAt: string | null;
  pausedAt: string | null;
  graceSeconds: number;
  assessmentKind: AssessmentKind;
  heardAt: string | null;
  outageSeconds: number;
  tabTurn: number;
  lastSeq: number;
  lastHash: string;
  countAnswered: number;
  sectionEnds: SectionEnds;
  paperVersionId: string;
}

const wireForm = (column: string) => sql.raw(`to_char(s.${column}, 'YYYY-MM-DD HH24:MI:SS')`);

/** The sittings, held in one order everywhere so that two never wait for each other in a circle. */
export const hold = named<HeldSitting>(
  'sitting_hold',
  sql`
  select s.id::text as id, s.user_no::text as "userNo", s.sitting_state as "sittingState",
    ${wireForm('began_at')} as "beganAt", ${wireForm('ends_at')} as "endsAt", ${wireForm('paused_at')} as "pausedAt",
    (a.rules->>'graceSeconds')::int as "graceSeconds", a.assessment_kind as "assessmentKind",
    ${wireForm('heard_at')} as "heardAt", s.outage_seconds as "outageSeconds", s.tab_turn as "tabTurn", s.last_seq as "lastSeq",
    s.last_hash as "lastHash", s.count_answered as "countAnswered", s.section_ends as "sectionEnds",
    s.paper_version_id::text as "paperVersionId"
  from exam_sitting s join assessment a on a.id = s.assessment_id
  where s.id = any(${sql.placeholder('ids')}::bigint[])
  order by s.id
  for update of s`,
);

/** What is known of an entry before it is stored: its receipt when it came before, and how its slot stands. */
export interface Known {
  id: string;
  clientSeq: number;
  seq: number | null;
  hash: string | null;
  storedAt: string | null;
  wasAnswered: boolean | null;
  /** Its slot is to be answered again. */
  isTakenBack: boolean | null;
}

export const lookUp = named<Known>(
  'answer_known',
  sql`
  select g.id::text as id, g."clientSeq", known.seq, known.hash,
    to_char(known.stored_at, 'YYYY-MM-DD HH24:MI:SS') as "storedAt",
    last.answer is not null as "wasAnswered", last.answer is null and last.tab_turn = ${sql.raw(String(SERVER_TURN))} as "isTakenBack"
  from json_to_recordset(${sql.placeholder('entries')}::json)
    as g (id bigint, "tabTurn" int, "clientSeq" int, slot text)
  left join answer_log known on known.sitting_id = g.id and known.tab_turn = g."tabTurn"
    and known.client_seq = g."clientSeq"
  left join lateral (select l.answer, l.tab_turn from answer_log l where l.sitting_id = g.id and l.slot = g.slot
    order by l.seq desc limit 1) last on true`,
);

export interface LogRow {
  sittingId: string;
  seq: number;
  slot: string;
  answer: Answer | null;
  clientSeq: number;
  tabTurn: number;
  givenAt: string;
  storedAt: string;
  hash: string;
}

export interface Moved {
  id: string;
  lastSeq: number;
  lastHash: string;
  /** Null: the candidate saved nothing. */
  lastSavedAt: string | null;
  countAnswered: number;
}

/** All new entries of some sittings, whose rows are held, and where each sitting stands then: one statement. */
export const write = named<never>(
  'answer_write',
  sql`
  with moved as (
    update exam_sitting s set last_seq = m."lastSeq", last_hash = m."lastHash",
      last_saved_at = coalesce(m."lastSavedAt", s.last_saved_at),
      count_answered = m."countAnswered"
    from json_to_recordset(${sql.placeholder('moved')}::json)
      as m (id bigint, "lastSeq" int, "lastHash" text, "lastSavedAt" timestamptz, "countAnswered" int)
    where s.id = m.id
  )
  insert into answer_log (sitting_id, seq, slot, answer, client_seq, tab_turn, given_at, stored_at, hash)
  select "sittingId", seq, slot, answer, "clientSeq", "tabTurn", "givenAt", "storedAt", hash
  from json_to_recordset(${sql.placeholder('rows')}::json)
    as r ("sittingId" bigint, seq int, slot text, answer jsonb, "clientSeq" int, "tabTurn" int,
      "givenAt" timestamptz, "storedAt" timestamptz, hash text)`,
);
