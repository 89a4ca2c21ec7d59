import type { PageProps } from '../../../kit/pageTypes.ts';
import { BasicForm } from '../parts/BasicForm.tsx';
import { InfoFrame } from '../parts/InfoFrame.tsx';
import { loadInfo } from '../parts/loadInfo.ts';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.basicInfo;

export const loader = loadInfo;

/** Who I am: the head of my résumé and of my account. */
export default function BasicInfo({ loaderData: { base, dictionaries } }: PageProps<typeof loader>) {
  return (
    <InfoFrame base={base} title="基本信息" note="联系方式默认只有你看得到，在档案里决定给谁看">
      <BasicForm key={JSON.stringify(base)} base={base} dictionaries={dictionaries} />
    </InfoFrame>
  );
}
