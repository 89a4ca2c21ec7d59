import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolRoom, schoolTerm } from '../../db/schema/school.ts';
import { lesson, lessonClaim, lessonSeries, offering } from '../../db/schema/timetable.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { staffOf } from '../organization/policies.ts';
import { inParts } from '../sheetImport/sheetKind.ts';
import type { SheetKind } from '../sheetImport/sheetKind.ts';
import { claimsOf } from './holders.ts';
import { checkLessons } from './importRows.ts';
import type { LessonRow } from './importRows.ts';
import { inTurn } from './journal.ts';
import { APART } from './place.ts';
import { lessonColumns } from './sheetColumns.ts';
import type { RawLesson } from './sheetColumns.ts';
import { termName } from './sheetWorld.ts';

/** The timetable of a semester out of a spreadsheet; a line that clashes stays out and says with what. */
export const timetableSheet: SheetKind<RawLesson, LessonRow> = {
  kind: 'timetable',
  noun: '课表',
  columns: lessonColumns,
  async known({ db, user }) {
    const { orgNo } = staffOf(user);
    const terms = await db
      .select()
      .from(schoolTerm)
      .where(and(eq(schoolTerm.orgNo, orgNo), enabled(schoolTerm)));
    const rooms = await db
      .select()
      .from(schoolRoom)
      .where(and(eq(schoolRoom.orgNo, orgNo), enabled(schoolRoom)));
    return [
      { head: '现有的学期', texts: terms.map(termName) },
      { head: '现有的教室', texts: rooms.map(({ building, roomName }) => `${building} ${roomName}`.trim()).toSorted() },
    ];
  },
  checkRows: checkLessons,
  nameOf: ({ offeringName, gradeNames, weekday, bells }) => ({
    name: `${offeringName} ${gradeNames}`,
    mark: `${weekday} ${bells}`,
  }),
  async bring(ctx, importId, good) {
    const { orgNo } = staffOf(ctx.user);
    const { db } = ctx;
    await inTurn(db, orgNo);
    const plans = good.map(({ plan }) => plan!);
    const { rows } = await db.execute<{ id: string }>(
      sql`select nextval('ids')::text as id from generate_series(1, ${plans.length + plans.reduce((sum, { lessons }) => sum + lessons.length, 0)})`,
    );
    const ids = rows.map(({ id }) => id);
    const series = plans.map((plan) => ({ id: ids.pop()!, plan }));
    const planned = series.flatMap(({ id: seriesId, plan }) =>
      plan.lessons.map((times) => ({ id: ids.pop()!, seriesId, plan, times })),
    );
    const ofSeries = series.map(({ id, plan: { lessons: _lessons, holders: _holders, termId: _termId, ...slot } }) => {
      return { id, orgNo, importId, ...slot };
    });
    await inParts(ofSeries, (part) => db.insert(lessonSeries).values(part));
    const lessons = planned.map(({ id, seriesId, plan: { termId, offeringId }, times }) => {
      return { id, orgNo, termId, offeringId, seriesId, ...times };
    });
    await inParts(lessons, (part) => db.insert(lesson).values(part));
    const claims = planned.flatMap(({ id, plan, times }) => claimsOf(id, times, plan.holders));
    await inParts(claims, (part) => refusedAs(db.insert(lessonClaim).values(part), APART));
  },
  async judge(ctx, importId) {
    const { orgNo } = staffOf(ctx.user);
    const held = sql`${lesson.seriesId} = ${lessonSeries.id} and ${lesson.lessonState} = ${sql.raw(String(LessonState.held))}`;
    const rows = await ctx.db
      .select({
        id: lessonSeries.id,
        name: offering.offeringName,
        isOver: sql<boolean>`exists (select from ${lesson} where ${held} and ${lesson.beginsAt} <= ${wireTime(ctx.now)})`,
        isMoved: sql<boolean>`exists (select from ${lesson} where ${held} and ${lesson.revision} > 0)`,
      })
      .from(lessonSeries)
      .innerJoin(offering, eq(offering.id, lessonSeries.offeringId))
      .where(and(eq(lessonSeries.orgNo, orgNo), eq(lessonSeries.importId, importId), enabled(lessonSeries)));
    return rows.map(({ id, name, isOver, isMoved }) => {
      const reason = isOver ? '已经上过课' : isMoved ? '导入之后调整过' : null;
      return { id, name, mark: '', reason };
    });
  },
  async takeBack({ db, now }, ids) {
    const its = inArray(lessonSeries.id, [...ids]);
    const coming = and(inArray(lesson.seriesId, [...ids]), gt(lesson.beginsAt, wireTime(now)));
    const gone = { lessonState: LessonState.cancelled, revision: sql`${lesson.revision} + 1` };
    await db.update(lesson).set(gone).where(coming);
    await db.update(lessonSeries).set({ statusId: 0 }).where(its);
  },
};
