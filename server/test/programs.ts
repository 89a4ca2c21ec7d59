import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as desk from '#contract/course/programDesk.ts';
import { makeOrg } from '#seed/make/org.ts';
import type { Db } from '#server/db/client.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { userPeriod } from '#server/db/schema/study.ts';
import { refreshProgress } from '#server/domain/study/refresh.ts';
import { makeAbilities, raise } from './abilities.ts';
import { makeLessons } from './courses.ts';
import type { TestApp } from './testApp.ts';

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

/** A school that writes plans, who reviews them, and two courses, the first of which raises an item. */
export async function programWorld(t: TestApp) {
  const { db } = t.database;
  const { items } = await makeAbilities(db, ['取数', '清洗', '制图']);
  const { courseId: first } = await makeLessons(db, [60], { courseName: '数据入门' });
  const { courseId: second } = await makeLessons(db, [60], { courseName: '数据进阶' });
  await raise(db, first, items[0]!, 3);
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  const elsewhere = await makeOrg(db, { orgType: 4, orgName: '隔壁大学' });
  const staff = await t.person({ userType: 4, orgNo, isAdmin: true });
  const stranger = await t.person({ userType: 4, orgNo: elsewhere, isAdmin: true });
  const operator = await t.person({ userType: 0 });
  const typicalPositionId = await makePosition(db, staff.userNo, '数据分析师', items);

  const content = () => ({
    typicalPositionId,
    intro: '两段走到数据分析师',
    items: [{ abilityId: items[0]!, abilityLevel: 3 as const, weight: 5 }],
    stages: [stageOf('a', [first]), stageOf('b', [second], ['a'])],
  });

  /** Written to the end and handed in. */
  async function handedIn(programName: string, more: object = {}) {
    const { id } = (await staff.send(desk.save, { programName })).data;
    expect((await staff.send(desk.update, { id, revision: 1, ...content(), ...more })).code).toBe(200);
    expect((await staff.send(desk.submit, { id })).code).toBe(200);
    const queue = (await operator.send(desk.queue, { pageSize: 100 })).data.list;
    return { id, reviewId: queue.find((row) => row.programId === id)!.id };
  }

  /** The same, passed. Returns its id. */
  async function published(programName: string, more: object = {}): Promise<string> {
    const { id, reviewId } = await handedIn(programName, more);
    expect((await operator.send(desk.audit, { id: reviewId, auditStatus: 1, auditOpinion: '' })).code).toBe(200);
    return id;
  }

  return { items, first, second, orgNo, staff, stranger, operator, typicalPositionId, handedIn, published };
}

export const stageOf = (key: string, courseIds: string[], needs: string[] = []) => ({
  key,
  stageName: `阶段${key}`,
  intro: '',
  needs,
  courseIds,
  testIds: [],
  hours: 10,
  credit: 15,
});
