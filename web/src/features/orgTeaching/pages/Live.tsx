import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadCourses } from '../parts/loadCourses.ts';
import { OrgCoursesPage } from '../parts/OrgCoursesPage.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.live;

export const loader = (args: LoaderArgs) => loadCourses(args, 'live');

/** Its live courses. */
export default function Live({ loaderData }: PageProps<typeof loader>) {
  return <OrgCoursesPage loaded={loaderData} />;
}
