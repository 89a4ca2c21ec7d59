import * as zone from '#contract/system/adminZone.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PickEditor } from '../parts/PickEditor.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.zonePicks;

export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const zoneId = params['zoneId'] ?? '';
  const courseName = (new URL(request.url).searchParams.get('name') ?? '').slice(0, 60);
  const zones = (await answerOr(request, api.call(zone.list, {}))).list;
  const open = zones.find(({ id }) => id === zoneId);
  if (!open) throw missing();
  const [picks, found] = await Promise.all([
    answerOr(request, api.call(zone.picks, { zoneId })),
    answerOr(request, api.call(zone.courses, { zoneId, courseName })),
  ]);
  return { zoneId, zoneName: open.zoneName, courseName, picks: picks.list, found: found.list };
}

/** The courses of one zone, in the order of the home page. */
export default function ZonePicks({ loaderData }: PageProps<typeof loader>) {
  const { zoneId, zoneName, courseName, picks, found } = loaderData;
  return (
    <>
      <Breadcrumb items={[{ label: '首页专区', to: '/admin/zones' }, { label: zoneName }]} />
      <PageHead size="work" title={`挑选「${zoneName}」的课程`} note="首页显示前 12 门上架的课程" />
      <PickEditor
        key={`${zoneId}:${picks.map(({ id }) => id).join()}`}
        zoneId={zoneId}
        picks={picks}
        found={found}
        searched={courseName}
      />
    </>
  );
}
