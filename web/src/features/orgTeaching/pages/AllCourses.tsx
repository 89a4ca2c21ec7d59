import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadCourses } from '../parts/loadCourses.ts';
import { OrgCoursesPage } from '../parts/OrgCoursesPage.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.all;

export const loader = (args: LoaderArgs) => loadCourses(args, 'all');

/** Every course of an organization, whoever teaches it. */
export default function AllCourses({ loaderData }: PageProps<typeof loader>) {
  return <OrgCoursesPage loaded={loaderData} />;
}
