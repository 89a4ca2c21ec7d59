import type { Db } from '#server/db/client.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { userPeriod } from '#server/db/schema/study.ts';
import { refreshProgress } from '#server/domain/study/refresh.ts';
import { eq } from 'drizzle-orm';

/** A public typical position that asks for these items on level 3. Returns its id. */
export async function makePosition(db: Db, authorUserNo: string, positionName: string, abilityIds: readonly string[]) {
  const [row] = await db
    .insert(typicalPosition)
    .values({ authorUserNo, positionName, version: 1, publishedTime: '2026-11-01 10:00:00' })
    .returning({ id: typicalPosition.id });
  await db
    .insert(typicalPositionAbility)
    .values(
      abilityIds.map((abilityId) => ({ typicalPositionId: row!.id, abilityId, abilityLevel: 3 as const, weight: 3 })),
    );
  return row!.id;
}

/** Somebody who takes the course has watched all of it by now: what the ledger does then. */
export async function finish(db: Db, { userNo, courseId, now }: { userNo: string; courseId: string; now: Date }) {
  const periods = await db.select().from(coursePeriod).where(eq(coursePeriod.courseId, courseId));
  await db.insert(userPeriod).values(
    periods.map(({ id: periodId }) => ({
      userNo,
      periodId,
      courseId,
      isDone: 1 as const,
      gmtModified: '2026-11-21 10:00:00',
    })),
  );
  await db.transaction((tx) => refreshProgress(tx, userNo, courseId, now));
}
