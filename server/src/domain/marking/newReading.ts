import { and, eq, sql } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { holds, layoutWith } from '../assessments/layouts.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { newVersionWith } from '../papers/newVersion.ts';
import { keyedVersions } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
import type { FoundItem } from './paperItems.ts';

interface Readings {
  current: KeyedVersion;
  /** Null: the question was not changed. */
  newest: KeyedVersion | null;
}

/** What an item says in the paper, and in the bank. */
export async function readingsOf(db: Db, { versionId, newestId }: FoundItem): Promise<Readings> {
  const versions = await keyedVersions(db, [versionId, newestId]);
  return { current: versions.get(versionId)!, newest: newestId === versionId ? null : versions.get(newestId)! };
}

interface Replacing {
  item: Pick<FoundItem, 'itemId' | 'questionId'>;
  /** The version that takes the place of the one in the paper; of the same shape. */
  versionId: string;
  note: string;
  now: Date;
}

/**
 * Gives another reading of a question to the paper of an assessment, to the papers of its candidates and to the sittings
 * that run, whose ids it returns. Its paper is held by the caller.
 */
export async function replaceReading(db: Db, of: AssessmentRow, { item, versionId, note, now }: Replacing) {
  const { itemId, questionId } = item;
  const { versionId: paperVersionId } = await newVersionWith(db, of.paperId!, {
    note,
    questions: new Map([[questionId, versionId]]),
    fromVersionId: of.paperVersionId!,
    now: wireTime(now),
  });
  const gmtModified = wireTime(now);
  await db
    .update(assessment)
    .set({ paperVersionId, revision: sql`${assessment.revision} + 1`, gmtModified })
    .where(eq(assessment.id, of.id));
  await db
    .update(assessmentCandidate)
    .set({ layout: layoutWith(assessmentCandidate.layout, itemId, versionId) })
    .where(and(eq(assessmentCandidate.assessmentId, of.id), holds(assessmentCandidate.layout, itemId)));
  const moved = await db
    .update(examSitting)
    .set({ paperVersionId, layout: layoutWith(examSitting.layout, itemId, versionId) })
    .where(
      and(
        eq(examSitting.assessmentId, of.id),
        eq(examSitting.sittingState, SittingState.running),
        holds(examSitting.layout, itemId),
      ),
    )
    .returning({ id: examSitting.id });
  return moved.map(({ id }) => id);
}
