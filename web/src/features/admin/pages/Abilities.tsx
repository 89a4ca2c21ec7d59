import { NONE } from '#contract/rules/id.ts';
import * as ability from '#contract/system/adminAbility.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { abilityAddress } from '../parts/abilityAddress.ts';
import { abilityKind } from '../parts/kinds/ability.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.abilities;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const given = new URL(request.url).searchParams.get('parent');
  const parents = (await answerOr(request, api.call(ability.parents, {}))).list;
  const parent = parents.find(({ id }) => id === given) ?? null;
  if (given !== null && !parent) throw missing();
  const { list } = await answerOr(request, api.call(ability.list, { parentId: parent?.id ?? NONE }));
  return { parents, parent, list };
}

/** The ability model, one level of one parent at a time. */
export default function Abilities({ loaderData: { parents, parent, list } }: PageProps<typeof loader>) {
  const above = parent ? parents.find(({ id }) => id === parent.parentId) : undefined;
  const trail = [
    { label: '全部领域', to: abilityAddress() },
    ...(above ? [{ label: above.abilityName, to: abilityAddress(above.id) }] : []),
    ...(parent ? [{ label: parent.abilityName }] : []),
  ];
  return (
    <ManagedPage
      key={parent?.id ?? NONE}
      title="能力模型"
      note="课程、典型岗位与招聘用的是同一个模型；改名与移动，用着它的地方跟着变"
      kind={abilityKind({ parent, parents })}
      rows={list}
    >
      {parent ? <Breadcrumb items={trail} /> : null}
    </ManagedPage>
  );
}
