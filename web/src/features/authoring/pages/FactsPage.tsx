import { redirect } from 'react-router';
import * as category from '#contract/course/category.ts';
import * as courseAudit from '#contract/course/courseAudit.ts';
import type { Draft } from '#contract/course/draft.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { isId } from '#contract/rules/id.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { FactsRoom } from '../parts/facts/FactsRoom.tsx';
import { NewCourse } from '../parts/list/NewCourse.tsx';
import { OutlineRoom } from '../parts/outline/OutlineRoom.tsx';
import { COURSE, placesOf, STEP } from '#contract/rules/authoringPaths.ts';
import { authoringRoutes, kindAt } from '../routes.ts';

export { shouldRevalidate } from './OutlinePage.tsx';

export const handle = handleOf(authoringRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const id = searchParams.get(COURSE);
  if (id === null || !isId(id)) return { fresh: { courseKind: kindAt(pathname) } };
  const api = context.get(apiContext);
  const draft = await answerOr(request, api.call(courseAudit.view, { id }));
  const { facts } = placesOf(draft.courseKind, id);
  if (!facts.startsWith(`${pathname}?`)) throw redirect(facts);
  const isAlone = courseKinds[draft.courseKind].outline === 'one';
  const outline =
    isAlone || searchParams.get(STEP) === 'outline'
      ? await answerOr(request, api.call(courseAudit.outline, { id }))
      : null;
  if (outline && !isAlone) return { contents: { draft, outline } };
  return { facts: { draft, outline, ...(await choicesOf(request, api, draft)) } };
}

/** What can be chosen: categories, and for an organization who teaches. */
async function choicesOf(request: Request, api: PageApi, { courseKind, orgNo }: Draft) {
  const [{ courseCategoryList: categories }, teachers] = await answerOr(
    request,
    Promise.all([
      api.call(category.list, { categoryType: courseKinds[courseKind].category }),
      orgNo === null ? null : api.call(lecturer.list, { orgNo, pageSize: 100 }),
    ]),
  );
  const lecturers =
    teachers?.list.map(({ lecturerUserNo, lecturerName }) => ({ value: lecturerUserNo, label: lecturerName })) ?? null;
  return { categories, lecturers };
}

/** The first step: what a course says of itself. A new one needs only its name; a lesson alone has its content here. */
export default function FactsPage({ loaderData: { fresh, contents, facts } }: PageProps<typeof loader>) {
  if (facts) return <FactsRoom key={facts.draft.id} {...facts} />;
  if (contents) return <OutlineRoom key={contents.draft.id} {...contents} opensFirst={false} />;
  return <NewCourse courseKind={fresh.courseKind} />;
}
