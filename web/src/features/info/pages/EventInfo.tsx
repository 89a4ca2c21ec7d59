import type { PageProps } from '../../../kit/pageTypes.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import { SectionPage } from '../parts/SectionPage.tsx';
import { sections } from '../parts/sections.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.eventInfo;

export const loader = loadInfo;

export default function EventInfo({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage of={sections.news} data={loaderData} />;
}
