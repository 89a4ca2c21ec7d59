import * as courseClass from '#contract/course/courseClass.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { LessonKind, OfferingState } from '#contract/rules/school.ts';
import { termAt } from '#contract/rules/terms.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { isLearner } from '../../../kit/isLearner.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ALL_TERMS, offeringList } from '../parts/addresses.ts';
import { OfferingListing } from '../parts/OfferingListing.tsx';
import { OwnOfferings } from '../parts/OwnOfferings.tsx';
import { offeringsRoutes } from '../routes.ts';

export const handle = offeringsRoutes.list;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { list: terms } = await answerOr(request, api.call(orgStudent.listMySchoolYearSemester, {}));
  const asked = new URL(request.url).searchParams.get('term') ?? '';
  const today = wireTime(new Date()).slice(0, 10);
  const termId = isId(asked) ? asked : (termAt(terms, today)?.id ?? '');
  const shownTerm = asked === ALL_TERMS ? ALL_TERMS : termId;
  const inTerm = asked !== ALL_TERMS && isId(termId) ? { termId } : {};
  if (await isLearner(request, api)) {
    const own = await loadList(request, offeringList, ({ page }) =>
      api.call(courseClass.mine, { ...inTerm, pageCurrent: page }),
    );
    return { own, terms, termId: shownTerm };
  }
  const rows = await loadList(request, offeringList, ({ filters, page }) =>
    api.call(courseClass.list, {
      keyword: filters.keyword.slice(0, 60),
      ...inTerm,
      ...(isId(filters.teacher) && { teacherUserNo: filters.teacher }),
      lessonKind: valueOf(LessonKind, filters.kind),
      offeringState: valueOf(OfferingState, filters.state),
      pageCurrent: page,
    }),
  );
  return { rows, terms, termId: shownTerm, teachers: await teachersFor(api) };
}

/** Of the whole school for those who plan; a lecturer sees their own and chooses among no others. */
async function teachersFor(api: PageApi) {
  try {
    return (await api.call(courseClass.teachers, { pageSize: 100 })).list;
  } catch (error) {
    if (error instanceof CallError && error.code === NO_PERMISSION.code) return [];
    throw error;
  }
}

/** What a school teaches in a semester; for a lecturer what they teach, for a learner what they take. */
export default function Offerings({ loaderData }: PageProps<typeof loader>) {
  const { own, rows, terms, termId, teachers } = loaderData;
  if (own) return <OwnOfferings rows={own} terms={terms} termId={termId} />;
  return rows ? <OfferingListing rows={rows} terms={terms} termId={termId} teachers={teachers} /> : null;
}
