import { tagGroupNames } from '#contract/rules/vocabularies.ts';
import * as tag from '#contract/system/adminTag.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { tagKind } from '../parts/kinds/tag.ts';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { PartSelect } from '../parts/PartSelect.tsx';
import { chosenPart } from '../parts/chosenPart.ts';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.tags;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const counts = (await answerOr(request, api.call(tag.groups, {}))).list;
  const known = new Map(counts.map(({ tagGroup, count }) => [tagGroup, count]));
  const keys = [...new Set([...Object.keys(tagGroupNames), ...known.keys()])];
  const group = chosenPart(request, 'group', keys);
  const { list } = await answerOr(request, api.call(tag.list, { tagGroup: group }));
  return {
    group,
    list,
    groups: keys.map((key) => ({ value: key, label: `${tagGroupNames[key] ?? key}（${known.get(key) ?? 0}）` })),
  };
}

/** The platform's tags by group; tags that people made for themselves are theirs. */
export default function Tags({ loaderData: { group, groups, list } }: PageProps<typeof loader>) {
  return (
    <ManagedPage key={group} title="标签" note="平台提供的标签；个人自建的不在这里" kind={tagKind(group)} rows={list}>
      <PartSelect label="分组" value={group} options={groups} hrefOf={(value) => `/admin/tags?group=${value}`} />
    </ManagedPage>
  );
}
