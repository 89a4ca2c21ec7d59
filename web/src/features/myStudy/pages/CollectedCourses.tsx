import { list as collected } from '#contract/course/collection.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { plainList } from '../parts/addresses.ts';
import { CollectedRow } from '../parts/CollectedRow.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionCourse;

export async function loader({ request, context }: LoaderArgs) {
  const { page } = readList(plainList, new URL(request.url).searchParams);
  const answer = context.get(apiContext).call(collected, { pageCurrent: page });
  return { courses: await answerOr(request, loadPage(answer)) };
}

/** Collected courses, the newest first; withdrawn ones are grey and can only be removed. */
export default function CollectedCourses({ loaderData: { courses } }: PageProps<typeof loader>) {
  return (
    <CollectionList
      loaded={courses}
      label="课程"
      unit="门"
      source={{ place: '课程页', to: '/list', words: '去选课' }}
      Row={CollectedRow}
    />
  );
}
