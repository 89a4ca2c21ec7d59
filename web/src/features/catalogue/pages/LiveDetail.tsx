import type { PageProps } from '../../../kit/pageTypes.ts';
import { detailLoader } from '../parts/detailLoader.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { CalendarButton, LiveFacts } from '../parts/LiveFacts.tsx';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.liveDetail;

export const loader = detailLoader('/live/detail', '/live');

/** A live course: when it is, reserve and put it into the calendar, and what can be seen again. */
export default function LiveDetail({ loaderData }: PageProps<typeof loader>) {
  return (
    <DetailPage
      data={loaderData}
      facts={<LiveFacts course={loaderData.course} />}
      actions={<CalendarButton {...loaderData} />}
    />
  );
}
