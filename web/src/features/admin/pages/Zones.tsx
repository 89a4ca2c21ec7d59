import * as zone from '#contract/system/adminZone.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { zoneKind } from '../parts/kinds/zone.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.zones;

export const loader = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(zone.list, {}));

/** The blocks of the home page. */
export default function Zones({ loaderData }: PageProps<typeof loader>) {
  return (
    <ManagedPage
      title="首页专区"
      note="首页依次显示，每区最多 12 门上架的课程"
      kind={zoneKind}
      rows={loaderData.list}
    />
  );
}
