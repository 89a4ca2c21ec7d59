import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadReviews } from '../parts/loadReviews.ts';
import { queues } from '../parts/queues.ts';
import { ReviewsPage } from '../parts/ReviewsPage.tsx';
import { courseReviewRoutes } from '../routes.ts';

export const handle = courseReviewRoutes.online;

export const loader = (args: LoaderArgs) => loadReviews(args, queues.online);

/** Courses that mix films, documents, links and texts. */
export default function OnlineAudit({ loaderData }: PageProps<typeof loader>) {
  return <ReviewsPage plan={queues.online} loaded={loaderData} />;
}
