import type { matrix } from '#contract/exam/learnProgress.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { UserCtx } from '../../kit/context.ts';
import { pageAt } from '../../kit/paginate.ts';
import { cellsOf, hoursOf } from './cells.ts';
import { scopeOf } from './scope.ts';
import { countStandings, standings } from './standings.ts';

/** A page of learners against the class-hours of a course. @throws NO_SCOPE, NO_COURSE */
export async function progressMatrix(ctx: UserCtx, wanted: OutputOf<typeof matrix.input>) {
  const scope = await scopeOf(ctx, wanted);
  const { course, courses, title } = scope;
  const [hours, { counts, matched }] = await Promise.all([
    hoursOf(ctx.db, course),
    countStandings(ctx, scope, wanted, wanted),
  ]);
  const page = await pageAt(wanted, matched, (limit, offset) =>
    standings(ctx, scope, { by: wanted, filter: wanted, limit, offset }),
  );
  const cells = await cellsOf(
    ctx.db,
    course,
    hours,
    page.list.map(({ userNo }) => userNo),
  );
  const list = page.list.map((row) => ({ ...row, cells: cells.get(row.userNo) ?? [] }));
  return {
    title,
    courseId: course.id,
    courseName: course.courseName,
    courses,
    columns: hours,
    counts,
    rows: { ...page, list },
  };
}
