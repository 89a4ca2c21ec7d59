import { list as collected } from '#contract/course/collection.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { plainList } from '../parts/addresses.ts';
import { CollectedRow } from '../parts/CollectedRow.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionCourse;

export async function loader({ request, context }: LoaderArgs) {
  return {
    courses: await loadList(request, plainList, ({ page }) =>
      context.get(apiContext).call(collected, { pageCurrent: page }),
    ),
  };
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
