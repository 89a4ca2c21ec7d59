import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadReviews } from '../parts/loadReviews.ts';
import { queues } from '../parts/queues.ts';
import { ReviewsPage } from '../parts/ReviewsPage.tsx';
import { courseReviewRoutes } from '../routes.ts';

export const handle = courseReviewRoutes.courses;

export const loader = (args: LoaderArgs) => loadReviews(args, queues.courses);

/** Its courses; what is looked up or handed out has a place in the whole queue. */
export default function CourseChecklist({ loaderData }: PageProps<typeof loader>) {
  return <ReviewsPage plan={queues.courses} loaded={loaderData} />;
}
