import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as records from '#contract/course/courseRecords.ts';
import { userPeriod } from '#server/db/schema/study.ts';
import { openSession } from '#server/domain/session/session.ts';
import { identityOf } from '#seed/make/person.ts';
import { enrol, makeLessons } from './courses.ts';
import type { Person, TestApp } from './testApp.ts';

export type Pair = [number, number];

let nextSitting = 0;

/** Learners, players and a server clock that only moves when told. Begins at an odd fraction of a second on purpose. */
export function studying(t: TestApp) {
  const { db } = t.database;
  let clock = Date.parse('2026-11-21T02:00:00.400Z');
  t.setNow(new Date(clock));
  return {
    /** Milliseconds of the server's clock. */
    now: () => clock,

    /** Lets time pass on the server. */
    pass(seconds: number): void {
      clock += seconds * 1000;
      t.setNow(new Date(clock));
    },

    /** A course of class-hours of these lengths that the learner takes. */
    async lessons(learner: Person, lengths: number[], wish: Parameters<typeof makeLessons>[2] = {}) {
      const made = await makeLessons(db, lengths, wish);
      await enrol(db, { userNo: learner.userNo, courseId: made.courseId });
      return made;
    },

    /** The same person after signing in anew, as is needed once a session has expired. */
    async signIn({ userNo }: Person) {
      const identityId = await identityOf(db, userNo, 1);
      const given = { userNo, identityId, terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1', userAgent: 'test' };
      return t.as(await openSession(db, given, new Date(clock)));
    },

    /** A player before one class-hour. */
    async sit(learner: Person, periodId: string) {
      const sittingKey = `sitting-${(nextSitting += 1)}`;
      const begun = await learner.send(records.begin, { periodId, sittingKey });
      expect(begun).toMatchObject({ code: 200 });
      const save = async (ranges: Pair[], more: { speed?: number; position?: number } = {}) =>
        (await learner.send(records.saveRecords, { periodId, sittingKey, ranges, ...more })).data;
      return { begun: begun.data, save, sittingKey };
    },

    /** What the database holds. */
    async stored(learner: Person, periodId: string) {
      const [row] = await db
        .select()
        .from(userPeriod)
        .where(and(eq(userPeriod.userNo, learner.userNo), eq(userPeriod.periodId, periodId)));
      return row;
    },
  };
}
