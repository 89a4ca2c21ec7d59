import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadReviews } from '../parts/loadReviews.ts';
import { queues } from '../parts/queues.ts';
import { ReviewsPage } from '../parts/ReviewsPage.tsx';
import { courseReviewRoutes } from '../routes.ts';

export const handle = courseReviewRoutes.recorded;

export const loader = (args: LoaderArgs) => loadReviews(args, queues.recorded);

/** Recorded courses, class-hour by class-hour. */
export default function VodCheck({ loaderData }: PageProps<typeof loader>) {
  return <ReviewsPage plan={queues.recorded} loaded={loaderData} />;
}
