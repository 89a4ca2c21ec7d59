import { asc, eq } from 'drizzle-orm';
import type { AssessmentRules, Layout } from '#contract/rules/assessments.ts';
import { isUnanswered, pointsOf } from '#contract/rules/marking.ts';
import type { MarkRule } from '#contract/rules/marking.ts';
import type { Answer, Keyed } from '#contract/rules/questions.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { answerLog } from '../../db/schema/sitting.ts';
import { keyedVersions } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
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
 * What was last answered to every slot of a sitting, with the marks the machine gives; what a person has to mark stays
 * open, except where nothing was given. Called once, in the transaction that hands the sitting in.
 */
export async function collectAnswers(db: Db, handedIn: HandedIn, rules: AssessmentRules): Promise<void> {
  const given = await lastAnswers(db, handedIn.id);
  const versions = await keyedVersions(
    db,
    handedIn.layout.sections.flatMap(({ items }) => items.map(({ versionId }) => versionId)),
  );
  const rows = answerRows(handedIn, versions, given, rules);
  if (rows.length > 0) await db.insert(examAnswer).values(rows).onConflictDoNothing();
  await addUp(db, handedIn.id);
}

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
          isUnanswered: isUnanswered(answer, keyed.questionType) ? 1 : 0,
          countChange,
          seconds,
          autoPoints,
          points: autoPoints,
        } as const;
      });
    }),
  );
}

/** By slot; seconds from the first to the last change. */
async function lastAnswers(db: Db, sittingId: string): Promise<Map<string, Given>> {
  const { slot, answer, givenAt } = answerLog;
  const entries = await db
    .select({ slot, answer, givenAt })
    .from(answerLog)
    .where(eq(answerLog.sittingId, sittingId))
    .orderBy(asc(answerLog.seq));
  const first = new Map<string, string>();
  const last = new Map<string, Given>();
  for (const entry of entries) {
    const since = first.get(entry.slot) ?? entry.givenAt;
    first.set(entry.slot, since);
    const seconds = Math.max(0, Math.round((Date.parse(entry.givenAt) - Date.parse(since)) / 1000));
    last.set(entry.slot, { answer: entry.answer, countChange: (last.get(entry.slot)?.countChange ?? 0) + 1, seconds });
  }
  return last;
}
