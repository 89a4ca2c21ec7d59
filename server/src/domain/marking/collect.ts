import { asc, inArray, sql } from 'drizzle-orm';
import type { AssessmentRules, Layout } from '#contract/rules/assessments.ts';
import { isUnanswered, pointsOf } from '#contract/rules/marking.ts';
import type { MarkRule } from '#contract/rules/marking.ts';
import type { Answer, Keyed } from '#contract/rules/questions.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/named.ts';
import { answerLog } from '../../db/schema/sitting.ts';
import { keyedVersions } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
import { correctionsIn, worthAfter } from './corrections.ts';
import { isToAnswerAgain } from './serverTurn.ts';
import { addUp } from './total.ts';

export interface HandedIn {
  id: string;
  assessmentId: string;
  layout: Layout;
}

export interface Given {
  answer: Answer | null;
  countChange: number;
  seconds: number;
}

/**
 * What was last answered to every slot of sittings, with the marks the machine gives; what a person has to mark stays
 * open, except where nothing was given. What was corrected while it was sat counts as corrected. Called once for each,
 * in the transaction that hands it in.
 */
export async function collectAnswers(
  db: Db,
  handedIn: readonly (HandedIn & { rules: AssessmentRules })[],
): Promise<void> {
  const ids = handedIn.map(({ id }) => id);
  const given = await lastAnswers(db, ids);
  const versions = await keyedVersions(db, [...new Set(handedIn.flatMap(versionsOf))]);
  const corrected = await correctionsIn(
    db,
    handedIn.map(({ assessmentId }) => assessmentId),
  );
  const rows = handedIn.flatMap((one) =>
    answerRows(one, versions, given.get(one.id) ?? new Map(), one.rules).map((row) =>
      worthAfter<typeof row>(row, corrected.get(one.assessmentId)),
    ),
  );
  if (rows.length > 0) await keepAnswers(db, { rows: JSON.stringify(rows) });
  await addUp(db, ids);
}

const versionsOf = ({ layout }: HandedIn): string[] =>
  layout.sections.flatMap(({ items }) => items.map(({ versionId }) => versionId));

/** Thousands of rows at a time, which the query builder would write out one parameter after the other. */
const keepAnswers = named<never>(
  'exam_answer_keep',
  sql`
  insert into exam_answer (sitting_id, assessment_id, slot, question_id, question_version_id, question_type, full_points,
    answer, is_unanswered, count_change, seconds, auto_points, points)
  select "sittingId", "assessmentId", slot, "questionId", "questionVersionId", "questionType", "fullPoints",
    answer, "isUnanswered", "countChange", seconds, "autoPoints", points
  from json_to_recordset(${sql.placeholder('rows')}::json)
    as r ("sittingId" bigint, "assessmentId" bigint, slot text, "questionId" bigint, "questionVersionId" bigint,
      "questionType" smallint, "fullPoints" int, answer jsonb, "isUnanswered" smallint, "countChange" int, seconds int,
      "autoPoints" smallint, points smallint)
  on conflict do nothing`,
);

/** A row for each slot of a paper. */
export function answerRows(
  { id: sittingId, assessmentId, layout }: HandedIn,
  versions: ReadonlyMap<string, Pick<KeyedVersion, 'questionId'> & Keyed>,
  given: ReadonlyMap<string, Given>,
  rules: MarkRule,
) {
  return layout.sections.flatMap(({ items }) =>
    items.flatMap(({ itemId, versionId, points: full }) => {
      const version = versions.get(versionId)!;
      return slotsOf(itemId, full, version).map(({ slot, points: fullPoints, keyed }) => {
        const { answer = null, countChange = 0, seconds = 0 } = given.get(slot) ?? {};
        const autoPoints = pointsOf(keyed, answer, fullPoints, rules);
        return {
          sittingId,
          assessmentId,
          slot,
          questionId: version.questionId,
          questionVersionId: versionId,
          questionType: keyed.questionType,
          fullPoints,
          answer,
          isUnanswered: isUnanswered(answer, keyed.questionType) ? (1 as const) : (0 as const),
          countChange,
          seconds,
          autoPoints,
          points: autoPoints,
        };
      });
    }),
  );
}

/** By sitting, then by slot; seconds from the first to the last change. */
async function lastAnswers(db: Db, ids: readonly string[]): Promise<Map<string, Map<string, Given>>> {
  const { sittingId, slot, answer, givenAt, seq, tabTurn } = answerLog;
  const entries = await db
    .select({ sittingId, slot, answer, givenAt, tabTurn })
    .from(answerLog)
    .where(inArray(sittingId, [...ids]))
    .orderBy(asc(sittingId), asc(seq));
  return new Map([...Map.groupBy(entries, (one) => one.sittingId)].map(([id, its]) => [id, lastOf(its)]));
}

interface Entry {
  slot: string;
  answer: Answer | null;
  givenAt: string;
  tabTurn: number;
}

function lastOf(entries: readonly Entry[]): Map<string, Given> {
  const first = new Map<string, string>();
  const last = new Map<string, Given>();
  for (const entry of entries) {
    const before = last.get(entry.slot);
    if (before && isToAnswerAgain(entry)) {
      last.set(entry.slot, { ...before, answer: null });
      continue;
    }
    const since = first.get(entry.slot) ?? entry.givenAt;
    first.set(entry.slot, since);
    const seconds = Math.max(0, Math.round((Date.parse(entry.givenAt) - Date.parse(since)) / 1000));
    last.set(entry.slot, { answer: entry.answer, countChange: (before?.countChange ?? 0) + 1, seconds });
  }
  return last;
}
