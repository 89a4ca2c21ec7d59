import type { QueuedCourse } from '#contract/course/courseReview.ts';
import * as review from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { courseQueue, REVIEW } from './queues.ts';
import type { QueuePlan } from './queues.ts';

/** The queue that an address means, and, when it names one, everything about that one. */
export async function loadReviews({ request, context }: LoaderArgs, plan: QueuePlan) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const { filters, page } = readList(courseQueue, search);
  const kind = valueOf(CourseKind, filters.kind);
  const wanted = {
    courseKinds: kind !== undefined && plan.kinds.includes(kind) ? [kind] : [...plan.kinds],
    courseName: filters.keyword.slice(0, 60),
    isOfOrg: filters.of === 'org' ? (1 as const) : (0 as const),
  };
  const auditStatus = Number(filters.status) as AuditState;
  const given = search.get(REVIEW);
  const asked = given !== null && isId(given) ? answerOr(request, api.call(review.view, { id: given })) : undefined;
  const [rows, waiting, open] = await Promise.all([
    loadRows(request, api.call(review.list, { ...wanted, auditStatus, pageCurrent: page })),
    loadRows(request, api.call(review.list, { ...wanted, auditStatus: AuditState.waiting, pageSize: 1 })),
    asked,
  ]);
  const preview = open && previewPath(open);
  return {
    rows,
    waiting: 'page' in waiting ? waiting.page.totalCount : undefined,
    open: open ?? null,
    /** Only where there is such a page. */
    preview: preview !== undefined && context.get(builtContext)(preview) ? preview : null,
  };
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>;

const places: Readonly<Record<CourseCategory, string>> = {
  [CourseCategory.recorded]: 'course',
  [CourseCategory.live]: 'live',
  [CourseCategory.both]: 'course',
  [CourseCategory.resource]: 'resource',
  [CourseCategory.library]: 'library',
};

const previewPath = ({ courseId, courseKind }: QueuedCourse): string =>
  `/preview/${places[courseKinds[courseKind].category]}/${courseId}`;
