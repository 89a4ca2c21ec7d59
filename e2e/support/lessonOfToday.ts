import { eq } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import { openDatabase } from '#server/db/client.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { user } from '#server/db/schema/user.ts';
import { makeLiveCourse } from '#test/live.ts';
import type { World } from './world.ts';

export const LECTURER = { mobile: '13800000002', userType: 2 };
export const LINXIAO = { mobile: '13800000001', userType: 1 };

/** A lesson of the demo's lecturer that is about to begin, of which the demo's learner takes the course. */
export async function lessonOfToday({ databaseUrl }: Pick<World, 'databaseUrl'>): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const userNoOf = async (mobile: string) => (await db.select().from(user).where(eq(user.mobile, mobile)))[0]!.userNo;
    const period = { startTime: wireTimeIn(new Date(), 60) };
    const { courseId, periodId } = await makeLiveCourse(db, await userNoOf(LECTURER.mobile), {
      period,
      course: { courseName: '看板答疑课' },
    });
    await db.insert(userCourse).values({ userNo: await userNoOf(LINXIAO.mobile), courseId });
    return periodId;
  } finally {
    await close();
  }
}
