import type { PageProps } from '../../../kit/pageTypes.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import { SectionPage } from '../parts/SectionPage.tsx';
import { sections } from '../parts/sections.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.projectInfo;

export const loader = loadInfo;

export default function ProjectInfo({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage of={sections.project} data={loaderData} />;
}
