import type { PageProps } from '../../../kit/pageTypes.ts';
import { InfoFrame } from '../parts/InfoFrame.tsx';
import { loadInfo } from '../parts/loadInfo.ts';
import { Overview } from '../parts/Overview.tsx';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.info;

export const loader = loadInfo;

/** Everything that can be told about me, how much of it is told, and the way to each part. */
export default function Info({ loaderData }: PageProps<typeof loader>) {
  return (
    <InfoFrame base={loaderData.base} title="我的信息" note="写一次，档案、简历与岗位推荐都用得上">
      <Overview data={loaderData} />
    </InfoFrame>
  );
}
