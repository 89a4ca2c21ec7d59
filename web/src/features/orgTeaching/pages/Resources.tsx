import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadCourses } from '../parts/loadCourses.ts';
import { OrgCoursesPage } from '../parts/OrgCoursesPage.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.resource;

export const loader = (args: LoaderArgs) => loadCourses(args, 'resource');

/** What it hands out and what its library holds. */
export default function Resources({ loaderData }: PageProps<typeof loader>) {
  return <OrgCoursesPage loaded={loaderData} />;
}
