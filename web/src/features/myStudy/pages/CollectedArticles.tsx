import { articleList } from '#contract/course/collection.ts';
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
import { CollectedArticleRow } from '../parts/CollectedArticleRow.tsx';
import { CollectionFrame } from '../parts/CollectionFrame.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionInfo;

export async function loader({ request, context }: LoaderArgs) {
  const { page } = readList(plainList, new URL(request.url).searchParams);
  const answer = context.get(apiContext).call(articleList, { pageCurrent: page });
  return { articles: await answerOr(request, loadPage(answer)) };
}

/** Collected articles, the newest first; withdrawn ones are grey and can only be removed. */
export default function CollectedArticles({ loaderData: { articles } }: PageProps<typeof loader>) {
  const list = useListState(plainList);
  const source = useLoadedList(articles);
  const choose = (
    <LinkButton to="/info" size="sm" variant="primary">
      去看资讯
    </LinkButton>
  );
  return (
    <CollectionFrame>
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        unit="篇"
        empty={<Empty title="还没有收藏资讯" note="在文章页点一下收藏，就会出现在这里" action={choose} />}
      >
        {(rows) => (
          <RowList label="收藏的资讯">
            {rows.map((row) => (
              <CollectedArticleRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </ListFrame>
    </CollectionFrame>
  );
}
