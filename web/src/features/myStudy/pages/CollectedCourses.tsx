import { list as collected } from '#contract/course/collection.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { plainList } from '../parts/addresses.ts';
import { CollectionFrame } from '../parts/CollectionFrame.tsx';
import { CollectedRow } from '../parts/CollectedRow.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionCourse;

export async function loader({ request, context }: LoaderArgs) {
  const { page } = readList(plainList, new URL(request.url).searchParams);
  const answer = context.get(apiContext).call(collected, { pageCurrent: page });
  return { courses: await answerOr(request, loadPage(answer)) };
}

/** Collected courses, the newest first; withdrawn ones are grey and can only be removed. */
export default function CollectedCourses({ loaderData: { courses } }: PageProps<typeof loader>) {
  const list = useListState(plainList);
  const source = useLoadedList(courses);
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课
    </LinkButton>
  );
  return (
    <CollectionFrame>
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        unit="门"
        empty={<Empty title="还没有收藏课程" note="在课程页点一下收藏，就会出现在这里" action={choose} />}
      >
        {(rows) => (
          <RowList label="收藏的课程">
            {rows.map((row) => (
              <CollectedRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </ListFrame>
    </CollectionFrame>
  );
}
