import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadCourses } from '../parts/loadCourses.ts';
import { OrgCoursesPage } from '../parts/OrgCoursesPage.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.vod;

export const loader = (args: LoaderArgs) => loadCourses(args, 'vod');

/** Its recorded courses. */
export default function Recorded({ loaderData }: PageProps<typeof loader>) {
  return <OrgCoursesPage loaded={loaderData} />;
}
