import type { AbilityItem } from '#contract/course/ability.ts';
import { call } from '../../kit/call.ts';
import { Chooser } from '../../kit/chooser/Chooser.tsx';
import { abilityChoices } from './calls.ts';

/** Finds one item of the ability model after the other; each is handed on and the field is empty again. */
export function AbilityFinder({ count, onFound }: { count: number; onFound: (item: AbilityItem) => void }) {
  return (
    <Chooser<AbilityItem>
      key={count}
      value={null}
      onChange={(item) => item && onFound(item)}
      onBlur={() => undefined}
      searchKey={['ability items']}
      search={async (words, signal) =>
        call(await abilityChoices(), { abilityName: words, pageSize: 20 }, { signal, isShowErrTip: false })
      }
      keyOf={({ id }) => id}
      nameOf={({ abilityName, groupName }) => `${abilityName}（${groupName}）`}
      unit="个能力项"
    />
  );
}
