import { articleList } from '#contract/course/collection.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { plainList } from '../parts/addresses.ts';
import { CollectedArticleRow } from '../parts/CollectedArticleRow.tsx';
import { CollectionList } from '../parts/CollectionList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.collectionInfo;

export async function loader({ request, context }: LoaderArgs) {
  const { page } = readList(plainList, new URL(request.url).searchParams);
  const answer = context.get(apiContext).call(articleList, { pageCurrent: page });
  return { articles: await answerOr(request, loadPage(answer)) };
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
