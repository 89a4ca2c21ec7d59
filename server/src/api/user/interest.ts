import { eq } from 'drizzle-orm';
import * as contract from '#contract/user/interest.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { userExt } from '../../db/schema/user.ts';
import { categories, categoryTree } from '../../domain/catalogue/categories.ts';
import { interestsOf } from '../../domain/catalogue/interests.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async ({ db, user }) => ({
  categoryIds: await interestsOf(db, user.userNo),
}));

export const save = handle(contract.save, async ({ db, user, now }, { categoryIds }) => {
  const offered = new Set(categoryTree(await categories(db, now), CourseCategory.recorded).map(({ id }) => id));
  if (categoryIds.some((id) => !offered.has(id))) throw notOffered();
  const interests = [...new Set(categoryIds)];
  await db.update(userExt).set({ interests }).where(eq(userExt.userNo, user.userNo));
  return { categoryIds: interests };
});

function notOffered() {
  const message = '没有这个方向，请从列表里重新选择';
  return fail(INVALID_INPUT, message, { issues: [{ path: 'categoryIds', message }] });
}
