import type { PageProps } from '../../../kit/pageTypes.ts';
import { CataloguePage } from '../parts/CataloguePage.tsx';
import { catalogueLoader } from '../parts/loadCatalogue.ts';
import { variations } from '../parts/variations.ts';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.live;

export const loader = catalogueLoader(variations.live);

export default function Live({ loaderData }: PageProps<typeof loader>) {
  return <CataloguePage of={variations.live} data={loaderData} />;
}
