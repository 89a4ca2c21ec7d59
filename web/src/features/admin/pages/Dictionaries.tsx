import { dictNames } from '#contract/rules/vocabularies.ts';
import * as dict from '#contract/system/adminDict.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { chosenPart } from '../parts/chosenPart.ts';
import { dictKind } from '../parts/kinds/dict.ts';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { PartSelect } from '../parts/PartSelect.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.dictionaries;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const counts = (await answerOr(request, api.call(dict.keys, {}))).list;
  const known = new Map(counts.map(({ dictKey, count }) => [dictKey, count]));
  const keys = [...new Set([...Object.keys(dictNames), ...known.keys()])];
  const dictKey = chosenPart(request, 'key', keys);
  const { list } = await answerOr(request, api.call(dict.list, { dictKey }));
  return {
    dictKey,
    list,
    dictionaries: keys.map((key) => ({ value: key, label: `${dictNames[key] ?? key}（${known.get(key) ?? 0}）` })),
  };
}

/** What forms offer to choose from. Values stay, because contents refer to them. */
export default function Dictionaries({ loaderData: { dictKey, dictionaries, list } }: PageProps<typeof loader>) {
  return (
    <ManagedPage
      key={dictKey}
      title="字典"
      note="表单里的选项，改了马上生效；停用的不能再选，选过的照常显示"
      kind={dictKind(dictKey, list)}
      rows={list}
    >
      <PartSelect
        label="字典"
        value={dictKey}
        options={dictionaries}
        hrefOf={(value) => `/admin/dictionaries?key=${value}`}
      />
    </ManagedPage>
  );
}
