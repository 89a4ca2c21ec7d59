import { and, eq } from 'drizzle-orm';
import { appealedClass, appealedSubject, scoreAppeals } from '#seed/data/scoreAppeals.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { scoreText } from '#contract/rules/scores.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { scoreAppeal, scoreChange, scoreEntry, scorePart, scoreSheet } from '#server/db/schema/score.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering } from './world.ts';

const DAY = 86_400;

/** What learners objected to after the release of last semester's marks, and what came of it. */
export async function loadScoreAppeals(
  { db }: SchoolStep,
  offerings: readonly SeedOffering[],
  grades: readonly SeedGradeRow[],
): Promise<void> {
  const grade = grades.find(({ name }) => name === appealedClass)!;
  const offering = offerings.find(({ subject, gradeId }) => subject === appealedSubject && gradeId === grade.id)!;
  const { id: offeringId, teachers } = offering;
  const auditUserNo = teachers[0]!;
  const [sheet] = await db.select().from(scoreSheet).where(eq(scoreSheet.offeringId, offeringId));
  const releasedAt = momentOf(sheet!.releasedAt!);
  for (const { student, days, reason, answer, corrected } of scoreAppeals) {
    const userNo = grade.students[student]!;
    const auditTime = wireTimeIn(releasedAt, (days + 1) * DAY);
    await db.insert(scoreAppeal).values({
      offeringId,
      userNo,
      reason,
      submitTime: wireTimeIn(releasedAt, days * DAY),
      auditStatus: corrected ? AppealState.granted : AppealState.refused,
      auditOpinion: answer,
      auditUserNo,
      auditTime,
    });
    if (!corrected) continue;
    const [found] = await db
      .select({ entry: scoreEntry })
      .from(scoreEntry)
      .innerJoin(scorePart, eq(scorePart.id, scoreEntry.partId))
      .where(
        and(
          eq(scoreEntry.offeringId, offeringId),
          eq(scoreEntry.userNo, userNo),
          eq(scorePart.partName, corrected.part),
        ),
      );
    await db.insert(scoreChange).values({
      entryId: found!.entry.id,
      userNo,
      actorUserNo: auditUserNo,
      before: scoreText({ ...found!.entry, score: corrected.before }),
      after: scoreText(found!.entry),
      reason: `申诉：${answer}`,
      gmtCreate: auditTime,
    });
  }
}
