import { and, asc, eq, isNull } from 'drizzle-orm';
import { CreditState } from '#contract/rules/credits.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { TranscriptSnapshot } from '#contract/rules/transcript.ts';
import { NO_MARKS } from '#contract/user/scoreFailures.ts';
import type { Db } from '../../db/client.ts';
import { creditApply } from '../../db/schema/credit.ts';
import { transcript } from '../../db/schema/score.ts';
import { offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { newNumber } from '../certificate/number.ts';
import { schoolOfLearner } from '../credits/creditable.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { marksOf, studentFacts } from '../scores/marks.ts';

const tenths = (value: number): number => Math.round(value * 10);
const hundredths = (value: number): number => Math.round(value * 100);

/** Writes down what is released and granted now. Returns the last one as long as nothing has changed. @throws NO_MARKS */
export async function issueTranscript({ db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>): Promise<string> {
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const school = await schoolOfLearner(db, userNo);
  if (!school) throw fail(NO_MARKS);
  const current = and(
    eq(transcript.userNo, userNo),
    eq(transcript.orgNo, school.orgNo),
    isNull(transcript.supersededAt),
    isNull(transcript.revokedAt),
  );
  const [last] = await db.select({ id: transcript.id }).from(transcript).where(current);
  if (last) return last.id;
  const snapshot = await snapshotOf(db, userNo, { ...school, now });
  const [row] = await db
    .insert(transcript)
    .values({
      transcriptNo: newNumber(now, 'CJ'),
      userNo,
      orgNo: school.orgNo,
      holderName: (await studentFacts(db, userNo)).studentName,
      snapshot,
      issuedAt: wireTime(now),
    })
    .returning({ id: transcript.id });
  return row!.id;
}

/** @throws NO_MARKS */
export async function snapshotOf(
  db: Db,
  userNo: string,
  { orgNo, orgName, now }: { orgNo: string; orgName: string; now: Date },
): Promise<TranscriptSnapshot> {
  const { terms, averagePoint, earnedCredit } = await marksOf(db, { userNo, now }, eq(offering.orgNo, orgNo));
  const granted = await db
    .select({ name: creditApply.subjectName, credit: creditApply.credit, offeringId: creditApply.offeringId })
    .from(creditApply)
    .where(
      and(
        eq(creditApply.userNo, userNo),
        eq(creditApply.orgNo, orgNo),
        eq(creditApply.applyState, CreditState.granted),
      ),
    )
    .orderBy(asc(creditApply.id));
  if (terms.length === 0 && granted.length === 0) throw fail(NO_MARKS);
  const { studentNumber, className, major } = await studentFacts(db, userNo);
  // an offering earns its credits by being passed; those of courses are added
  const credits = granted.flatMap(({ name, credit, offeringId }) => (offeringId === null ? [{ name, credit }] : []));
  return {
    schoolName: orgName,
    studentNumber,
    className,
    major,
    terms: terms.map(({ termName, offerings }) => ({
      termName,
      rows: offerings.map(({ offeringName: name, credit, total, point }) => ({
        name,
        credit: tenths(credit),
        total: total === null ? null : tenths(total),
        point: point === null ? null : hundredths(point),
      })),
    })),
    credits,
    average: averagePoint === null ? null : hundredths(averagePoint),
    earned: tenths(earnedCredit) + credits.reduce((sum, { credit }) => sum + credit, 0),
  };
}
