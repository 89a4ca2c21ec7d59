import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadReviews } from '../parts/loadReviews.ts';
import { queues } from '../parts/queues.ts';
import { ReviewsPage } from '../parts/ReviewsPage.tsx';
import { courseReviewRoutes } from '../routes.ts';

export const handle = courseReviewRoutes.all;

export const loader = (args: LoaderArgs) => loadReviews(args, queues.all);

/** Everything that is handed in to the organization. */
export default function CourseAudit({ loaderData }: PageProps<typeof loader>) {
  return <ReviewsPage plan={queues.all} loaded={loaderData} />;
}
