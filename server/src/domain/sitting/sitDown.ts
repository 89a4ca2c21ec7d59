import { asc, inArray, sql } from 'drizzle-orm';
import type { Layout } from '#contract/rules/assessments.ts';
import { sittingEnd } from '#contract/rules/sittings.ts';
import type { SectionEnds } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/named.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { batchedIn } from '../../kit/batched.ts';
import { factsOf } from './facts.ts';

/** A sitting that somebody may begin. */
export interface SittingDown {
  assessmentId: string;
  candidateId: string;
  userNo: string;
  attempt: number;
  paperVersionId: string;
  layout: Layout;
  sectionEnds: SectionEnds;
  tabKey: string;
}

interface Asking {
  db: Db;
  wish: SittingDown;
  now: Date;
}

interface Sat {
  id: string;
  endsAt: string | null;
}

/** The assessment has another version of its paper by now: a question was corrected. */
type Outcome = Sat | 'moved' | undefined;

const together = batchedIn<Db, Asking, Outcome>(() => ({
  run: sitDownTogether,
  keyOf: ({ wish }) => wish.candidateId,
  lanes: 2,
  max: 50,
}));

/**
 * Makes a sitting, in one transaction with those of others who begin at the same moment; nothing where the candidate has
 * one that runs. The end and the version of the paper are read while the assessment and the place are held: an extension
 * or a correction comes either before it or finds the sitting.
 */
export const sitDown = (db: Db, wish: SittingDown, now: Date): Promise<Outcome> => together(db, { db, wish, now });

/** Every one another candidate. */
async function sitDownTogether(all: Asking[]): Promise<Promise<Outcome>[]> {
  const made = await all[0]!.db.transaction(async (tx) => {
    const assessments = await heldAssessments(
      tx,
      all.map(({ wish }) => wish.assessmentId),
    );
    const places = await heldPlaces(
      tx,
      all.map(({ wish }) => wish.candidateId),
    );
    const rows = all.map(({ wish, now }) => {
      const of = assessments.get(wish.assessmentId)!;
      const endsAt = sittingEnd(factsOf(of, places.get(wish.candidateId)!), now);
      return { ...wish, beganAt: wireTime(now), endsAt, isMoved: of.paperVersionId !== wish.paperVersionId };
    });
    const ids = await insert(tx, { rows: JSON.stringify(rows.filter(({ isMoved }) => !isMoved)) });
    const idOf = new Map(ids.map(({ id, candidateId }) => [candidateId, id]));
    return rows.map(({ candidateId, endsAt, isMoved }) => ({ id: idOf.get(candidateId), endsAt, isMoved }));
  });
  return made.map(async ({ id, endsAt, isMoved }) =>
    isMoved ? 'moved' : id === undefined ? undefined : { id, endsAt },
  );
}

async function heldAssessments(db: Db, ids: readonly string[]) {
  const { id, assessmentKind, assessmentState, beginsAt, endsAt, minutes, rules, releasedAt, paperVersionId } =
    assessment;
  const rows = await db
    .select({ id, assessmentKind, assessmentState, beginsAt, endsAt, minutes, rules, releasedAt, paperVersionId })
    .from(assessment)
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(asc(id))
    .for('share');
  return new Map(rows.map((row) => [row.id, row]));
}

async function heldPlaces(db: Db, ids: readonly string[]) {
  const { id, extraMinutes, mayEnterLate, redoUntil } = assessmentCandidate;
  const rows = await db
    .select({ id, extraMinutes, mayEnterLate, redoUntil })
    .from(assessmentCandidate)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('share');
  return new Map(rows.map((row) => [row.id, row]));
}

const insert = named<{ id: string; candidateId: string }>(
  'sitting_begin',
  sql`
  insert into exam_sitting (assessment_id, candidate_id, user_no, attempt, paper_version_id, layout, section_ends,
    began_at, ends_at, tab_key, tab_turn)
  select "assessmentId", "candidateId", "userNo", attempt, "paperVersionId", layout, "sectionEnds",
    "beganAt", "endsAt", "tabKey", 1
  from json_to_recordset(${sql.placeholder('rows')}::json)
    as r ("assessmentId" bigint, "candidateId" bigint, "userNo" bigint, attempt smallint, "paperVersionId" bigint,
      layout jsonb, "sectionEnds" jsonb, "beganAt" timestamptz, "endsAt" timestamptz, "tabKey" text)
  on conflict do nothing
  returning id::text as id, candidate_id::text as "candidateId"`,
);
