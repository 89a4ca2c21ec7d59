import type { PageProps } from '../../../kit/pageTypes.ts';
import { detailLoader } from '../parts/detailLoader.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.course;

export const loader = detailLoader('/course', '/list');

/** A course: what it is, what is in it, what others say, and the way in. */
export default function Course({ loaderData }: PageProps<typeof loader>) {
  return <DetailPage data={loaderData} />;
}
