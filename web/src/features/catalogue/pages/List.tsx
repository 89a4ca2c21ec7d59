import type { PageProps } from '../../../kit/pageTypes.ts';
import { CataloguePage } from '../parts/CataloguePage.tsx';
import { catalogueLoader } from '../parts/loadCatalogue.ts';
import { variations } from '../parts/variations.ts';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.list;

export const loader = catalogueLoader(variations.list);

export default function List({ loaderData }: PageProps<typeof loader>) {
  return <CataloguePage of={variations.list} data={loaderData} />;
}
