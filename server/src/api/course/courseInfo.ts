import { and, eq, like } from 'drizzle-orm';
import * as contract from '#contract/course/courseInfo.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import { course } from '../../db/schema/course.ts';
import { cardsOf } from '../../domain/catalogue/cards.ts';
import { courseView } from '../../domain/catalogue/detail.ts';
import { listCatalogue, pageWhere } from '../../domain/catalogue/listing.ts';
import { createdBy, ofOrganization } from '../../domain/catalogue/policies.ts';
import { standingOf } from '../../domain/catalogue/standing.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { beginningWith } from '../../kit/like.ts';
import type { PageRequest } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, input) => listCatalogue(ctx.db, input, ctx.now));

export const view = handle(contract.view, async (ctx, { courseId }) =>
  courseView(ctx.db, courseId, { user: null, enrolment: 'none' }, ctx.now),
);

export const authView = handle(contract.authView, async (ctx, { courseId }) => {
  const standing = await standingOf(ctx.db, ctx.user, courseId, ctx.now);
  if (!standing) throw fail(NOT_FOUND);
  const shown = await courseView(ctx.db, courseId, { user: ctx.user, enrolment: standing.enrolment }, ctx.now);
  return { ...shown, ...standing };
});

export const creater = handle(contract.creater, async (ctx, input) => ownPage(ctx, input, createdBy(ctx.user)));

export const dept = handle(contract.dept, async (ctx, input) => {
  const { orgNo } = ctx.user;
  if (orgNo === null) throw fail(NO_PERMISSION);
  return ownPage(ctx, input, ofOrganization(ctx.user, orgNo));
});

interface OwnFilter extends PageRequest {
  courseCategory?: CourseCategory;
  isPutaway?: 0 | 1;
  courseName: string;
}

async function ownPage(ctx: UserCtx, filter: OwnFilter, own: ReturnType<typeof and>) {
  const where = and(
    own,
    filter.courseCategory === undefined ? undefined : eq(course.courseCategory, filter.courseCategory),
    filter.isPutaway === undefined ? undefined : eq(course.isPutaway, filter.isPutaway),
    filter.courseName ? like(course.courseName, beginningWith(filter.courseName)) : undefined,
  );
  const page = await pageWhere(ctx.db, filter, where, 'new', ctx.now);
  return { ...page, list: await cardsOf(ctx.db, page.list, ctx.now) };
}
