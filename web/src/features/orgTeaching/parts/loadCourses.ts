import * as courseOrg from '#contract/course/courseOrg.ts';
import { isId } from '#contract/rules/id.ts';
import type { DraftState } from '#contract/rules/draftStates.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { getOrgAndDept } from '#contract/user/ext.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import type { Product } from './products.ts';
import { editorBase } from './editorBase.ts';
import { orgCourseList, products } from './products.ts';

const LECTURERS = 100;

/** The courses of a product that the address means, and whom they may be narrowed to. */
export async function loadCourses({ request, context }: LoaderArgs, product: Product) {
  const api = context.get(apiContext);
  const rows = await loadList(request, orgCourseList, ({ filters, page }) =>
    api.call(courseOrg.list, {
      courseKinds: [...products[product].kinds],
      courseName: filters.keyword.slice(0, 60),
      lecturerUserNo: isId(filters.lecturer) ? filters.lecturer : undefined,
      auditStatus: filters.state === '' ? undefined : (Number(filters.state) as DraftState),
      isPutaway: filters.shelf === '' ? undefined : (Number(filters.shelf) as 0 | 1),
      pageCurrent: page,
    }),
  );
  const { orgNo } = await answerOr(request, api.call(getOrgAndDept, {}));
  const { list } = await answerOr(request, api.call(lecturer.list, { orgNo: orgNo ?? undefined, pageSize: LECTURERS }));
  const isBuilt = context.get(builtContext);
  const editors = CourseKind.values.map(editorBase);
  return {
    product,
    rows,
    lecturers: orgNo ? list.map(({ lecturerUserNo, lecturerName }) => ({ lecturerUserNo, lecturerName })) : [],
    /** The pages of the author that there are. */
    editors: [...new Set(editors)].filter((path) => isBuilt(path)),
  };
}

export type LoadedCourses = Awaited<ReturnType<typeof loadCourses>>;
