import type { PageProps } from '../../../kit/pageTypes.ts';
import { CataloguePage } from '../parts/CataloguePage.tsx';
import { catalogueLoader } from '../parts/loadCatalogue.ts';
import { variations } from '../parts/variations.ts';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.library;

export const loader = catalogueLoader(variations.library);

export default function Library({ loaderData }: PageProps<typeof loader>) {
  return <CataloguePage of={variations.library} data={loaderData} />;
}
