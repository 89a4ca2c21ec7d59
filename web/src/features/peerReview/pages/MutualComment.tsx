import * as peer from '#contract/exam/peerReview.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { idIn, ownTabs, plainList } from '../parts/addresses.ts';
import { OwedList } from '../parts/OwedList.tsx';
import { ReceivedList } from '../parts/ReceivedList.tsx';
import { ReviewDesk } from '../parts/ReviewDesk.tsx';
import { peerReviewRoutes } from '../routes.ts';

export const handle = peerReviewRoutes.own;

const names = { todo: '要评的', done: '评过的', received: '收到的评价' } as const;

/** One work that is to be reviewed, where the address names it; otherwise the lists. */
export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const query = pageUrl(request).searchParams;
  const id = idIn(query);
  if (id !== undefined) return { review: await answerOr(request, call(peer.view, { id })) };
  const tab = readTab(ownTabs, query);
  if (tab === 'received') {
    return {
      results: await loadList(request, plainList, ({ page }) =>
        call(peer.received, { pageCurrent: page, pageSize: 10 }),
      ),
    };
  }
  const isDone = tab === 'done' ? (1 as const) : (0 as const);
  return { owed: await loadList(request, plainList, ({ page }) => call(peer.list, { isDone, pageCurrent: page })) };
}

/** What somebody owes to classmates, and what classmates said of theirs. */
export default function MutualComment({ loaderData: { review, owed, results } }: PageProps<typeof loader>) {
  const of = useTab(ownTabs);
  if (review) return <ReviewDesk key={review.id} review={review} />;
  return (
    <>
      <PageHead size="work" title="互评" note="老师分派的同学的作品在这里评；公布以后看得到同学给你的评价" />
      <TabFrame label="互评" of={of} tabs={ownTabs.map((key) => ({ key, label: names[key] }))}>
        {owed ? <OwedList owed={owed} isDone={of.tab === 'done'} /> : null}
        {results ? <ReceivedList results={results} /> : null}
      </TabFrame>
    </>
  );
}
