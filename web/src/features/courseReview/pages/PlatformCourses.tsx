import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadReviews } from '../parts/loadReviews.ts';
import { queues } from '../parts/queues.ts';
import { ReviewsPage } from '../parts/ReviewsPage.tsx';
import { courseReviewRoutes } from '../routes.ts';

export const handle = courseReviewRoutes.platform;

export const loader = (args: LoaderArgs) => loadReviews(args, queues.platform);

/** What the platform reviews, and on request what organizations do. */
export default function PlatformCourses({ loaderData }: PageProps<typeof loader>) {
  return <ReviewsPage plan={queues.platform} loaded={loaderData} isPlatform />;
}
