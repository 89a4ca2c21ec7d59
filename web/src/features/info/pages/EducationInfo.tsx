import type { PageProps } from '../../../kit/pageTypes.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import { SectionPage } from '../parts/SectionPage.tsx';
import { sections } from '../parts/sections.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.educationInfo;

export const loader = loadInfo;

export default function EducationInfo({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage of={sections.education} data={loaderData} />;
}
