import { shownTime } from '#contract/rules/shownTime.ts';
import { ratios } from '#contract/user/lecturerOrg.ts';
import { useCall } from '../../../kit/useCall.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

/** What a lecturer got of the income so far, from when on and who set it. */
export function RatioHistory({ id }: { id: string }) {
  const { data, error } = useCall(ratios, { id, pageSize: 100 });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <SkeletonRows />;
  return (
    <FactList
      label="分成的历史"
      facts={data.list.map(({ shareRatio, beginsAt, actorName }) => ({
        label: `${shownTime(beginsAt)} 起`,
        value: `${shareRatio}%${actorName ? `，${actorName}定的` : ''}`,
      }))}
    />
  );
}
