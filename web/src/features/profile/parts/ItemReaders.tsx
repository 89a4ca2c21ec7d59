import type { PortraitItem } from '#contract/rules/evidence.ts';
import { call } from '../../../kit/call.ts';
import { ReadersSelect } from '../../../shared/resume/ReadersSelect.tsx';

const updateAbilityVisibility = () =>
  import('#contract/user/userProfile.ts').then((api) => api.updateAbilityVisibility);

const words = { 0: '只有我', 1: '单位可见', 2: '跟随画像' } as const;

/** Says who reads one item: a choice only narrows what the portrait allows. */
export const ItemReaders = ({ item: { abilityId, abilityName, visibility } }: { item: PortraitItem }) => (
  <ReadersSelect
    label={`${abilityName}给谁看`}
    level={visibility}
    words={words}
    keep={async (level) => call(await updateAbilityVisibility(), { abilityId, level })}
  />
);
