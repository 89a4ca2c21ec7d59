import { articleList } from '#contract/course/collection.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { plainList } from '../parts/addresses.ts';
import { CollectedArticleRow } from '../parts/CollectedArticleRow.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionInfo;

export async function loader({ request, context }: LoaderArgs) {
  return {
    articles: await loadList(request, plainList, ({ page }) =>
      context.get(apiContext).call(articleList, { pageCurrent: page }),
    ),
  };
}

/** Collected articles, the newest first; withdrawn ones are grey and can only be removed. */
export default function CollectedArticles({ loaderData: { articles } }: PageProps<typeof loader>) {
  return (
    <CollectionList
      loaded={articles}
      label="资讯"
      unit="篇"
      source={{ place: '文章页', to: '/info', words: '去看资讯' }}
      Row={CollectedArticleRow}
    />
  );
}
