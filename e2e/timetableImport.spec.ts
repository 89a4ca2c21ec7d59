import { and, asc, eq, gte } from 'drizzle-orm';
import writeExcel from 'write-excel-file/node';
import { weekdayOf } from '#contract/rules/calendar.ts';
import { Semester } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { openDatabase } from '#server/db/client.ts';
import { grade } from '#server/db/schema/grade.ts';
import { schoolTerm } from '#server/db/schema/school.ts';
import { lesson, lessonClaim, offering } from '#server/db/schema/timetable.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const SCHOOL = '13800000004';
const CLASS = '数媒 2402';
const COURSE = '视听语言';
const HEAD = ['学期*', '课程*', '班级*', '教师', '星期*', '节次*', '周次*', '教室'];
const CLASHES = 5;

/** The next whole week of the class: its semester, and when it is taken. */
async function nextWeek({ databaseUrl }: World) {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const now = wireTime(new Date());
    const rows = await db
      .select({ term: schoolTerm, lesson })
      .from(lessonClaim)
      .innerJoin(lesson, eq(lesson.id, lessonClaim.lessonId))
      .innerJoin(schoolTerm, eq(schoolTerm.id, lesson.termId))
      .innerJoin(grade, eq(grade.id, lessonClaim.gradeId))
      .where(and(eq(grade.gradeName, CLASS), gte(lesson.beginsAt, now), eq(lesson.lessonState, 1)))
      .orderBy(asc(lesson.beginsAt));
    const weeks = [...Map.groupBy(rows, (row) => row.lesson.week).values()].slice(1);
    const first = weeks.find((some) => some.length >= CLASHES);
    const { term } = first![0]!;
    return {
      termName: `${term.schoolYear} ${Semester.labels[term.semester]}`,
      lessons: first!.map((row) => row.lesson),
    };
  } finally {
    await close();
  }
}

/** How many lessons the course of the class has in a week. */
async function heldIn({ databaseUrl }: World, { week, termId }: { week: number; termId: string }): Promise<number> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const rows = await db
      .select({ id: lesson.id })
      .from(lesson)
      .innerJoin(offering, eq(offering.id, lesson.offeringId))
      .where(
        and(
          eq(offering.offeringName, COURSE),
          eq(lesson.termId, termId),
          eq(lesson.week, week),
          eq(lesson.lessonState, 1),
        ),
      );
    return rows.length;
  } finally {
    await close();
  }
}

test('a timetable with five clashes is imported, and each of them is settled by a way out that is offered', async ({
  page,
  context,
  request,
  world,
}) => {
  test.setTimeout(240_000);
  const { termName, lessons } = await nextWeek(world);
  const { week } = lessons[0]!;
  const before = await heldIn(world, lessons[0]!);
  const line = (weekday: number, bells: string) => [
    termName,
    COURSE,
    CLASS,
    '',
    String(weekday),
    bells,
    String(week),
    '',
  ];
  const lines = lessons
    .slice(0, CLASHES)
    .map(({ day, fromBell, toBell }) => line(weekdayOf(day), `${fromBell}-${toBell}`));
  const buffer = await writeExcel([HEAD, ...lines, line(6, '9-10')]).toBuffer();

  await enter(context, request, SCHOOL, 4);
  await page.goto('/account/timeschedule/import');
  await page.getByLabel('上传填好的表格').setInputFiles({ name: '补课.xlsx', mimeType: 'application/zip', buffer });
  await page.waitForURL(/\/account\/timeschedule\/import\?id=\d+/);
  await expect(page.getByRole('button', { name: '解决冲突' })).toHaveCount(CLASHES);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '导入 1 行' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '导入课表' }).click();
  await expect(page.getByText('导入成功')).toBeVisible();

  for (let left = CLASHES; left > 0; left -= 1) {
    await page.getByRole('button', { name: '解决冲突' }).first().click();
    const panel = page.getByRole('dialog', { name: '排一节课' });
    await expect(panel.getByRole('status')).toHaveText(/处冲突/);
    await expect(panel.getByRole('region', { name: '检查结果' })).toHaveAttribute('aria-busy', 'false');
    await panel
      .getByRole('radio', { name: /换时间/ })
      .first()
      .check();
    await panel.getByRole('button', { name: '应用并通知' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText(`「${COURSE}」已排 1 次课`)).toBeVisible();
    await expect(page.getByRole('button', { name: '解决冲突' })).toHaveCount(left - 1);
  }
  await expect(page.getByText('已排', { exact: true })).toHaveCount(CLASHES);
  expect(await heldIn(world, lessons[0]!)).toBe(before + CLASHES + 1);

  // what is taken back is to be settled again
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(page.getByRole('button', { name: '解决冲突' })).toHaveCount(1);
  expect(await heldIn(world, lessons[0]!)).toBe(before + CLASHES);
});
