import { eq } from 'drizzle-orm';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { answerLog, examSitting } from '#server/db/schema/sitting.ts';
import { user } from '#server/db/schema/user.ts';
import { isIntact } from '#server/domain/sitting/receipts.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import type { Sample } from '#test/assessment.ts';

/** Lends the database of a world for a while. */
export async function inDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, 1);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const userNoOf = async (db: Db, mobile: string): Promise<string> =>
  (await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, mobile)))[0]!.userNo;

/** An examination that runs now, with this learner among its candidates. @returns its id */
export const makeExam = (
  url: string,
  learner: string,
  samples: readonly Sample[],
  more: Partial<AssessmentRules> = {},
): Promise<string> =>
  inDatabase(url, async (db) => {
    const authorUserNo = await userNoOf(db, '13800000002');
    const paper = await makePaper(db, { authorUserNo, samples });
    const now = new Date();
    const times = { beginsAt: wireTimeIn(now, -600), endsAt: wireTimeIn(now, 7200), minutes: 60 };
    const rules = { proctorGrade: 1, isOptionShuffled: 0, ...more } as const;
    const id = await makeAssessment(db, { authorUserNo, paper, ...times, rules, title: '数据分析 阶段测评' });
    await addCandidate(db, id, await userNoOf(db, learner), paper);
    return id;
  });

/** What is stored of the one sitting of an assessment. */
export const storedOf = (url: string, assessmentId: string) =>
  inDatabase(url, async (db) => {
    const [sitting] = await db.select().from(examSitting).where(eq(examSitting.assessmentId, assessmentId));
    const log = await db.select().from(answerLog).where(eq(answerLog.sittingId, sitting!.id)).orderBy(answerLog.seq);
    return { sitting: sitting!, log, isIntact: isIntact(sitting!.id, log) };
  });
