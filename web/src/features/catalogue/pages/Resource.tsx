import type { PageProps } from '../../../kit/pageTypes.ts';
import { CataloguePage } from '../parts/CataloguePage.tsx';
import { catalogueLoader } from '../parts/loadCatalogue.ts';
import { variations } from '../parts/variations.ts';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.resource;

export const loader = catalogueLoader(variations.resource);

export default function Resource({ loaderData }: PageProps<typeof loader>) {
  return <CataloguePage of={variations.resource} data={loaderData} />;
}
