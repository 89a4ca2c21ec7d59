import type { PageProps } from '../../../kit/pageTypes.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import { SectionPage } from '../parts/SectionPage.tsx';
import { sections } from '../parts/sections.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.workInfo;

export const loader = loadInfo;

export default function WorkInfo({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage of={sections.work} data={loaderData} />;
}
