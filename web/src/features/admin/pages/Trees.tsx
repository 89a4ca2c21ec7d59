import { treeKinds } from '#contract/rules/trees.ts';
import type { TreeKind } from '#contract/rules/trees.ts';
import * as tree from '#contract/system/adminTree.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { chosenPart } from '../parts/chosenPart.ts';
import { treeKind } from '../parts/kinds/tree.tsx';
import { LevelNav } from '../parts/managed/LevelNav.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.trees;

const kinds = Object.keys(treeKinds) as TreeKind[];

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const kind = chosenPart(request, 'kind', kinds) as TreeKind;
  const parentCode = new URL(request.url).searchParams.get('parent') ?? '';
  return { kind, parentCode, ...(await answerOr(request, api.call(tree.list, { kind, parentCode }))) };
}

/** What forms choose from level by level, one level of one parent at a time. */
export default function Trees({ loaderData: { kind, parentCode, list, trail } }: PageProps<typeof loader>) {
  const hrefOf = (code = '') => addressOf(kind, code);
  const thing = treeKinds[kind];
  return (
    <ManagedPage
      key={`${kind}:${parentCode}`}
      title="地区、职位与专业"
      note="表单按级选择的内容，改了马上生效；停用的连同下级不能再选"
      kind={treeKind({ kind, thing, parentCode, level: trail.length + 1, hrefOf })}
      rows={list}
    >
      <LevelNav
        label="种类"
        items={kinds.map((key) => ({ key, label: treeKinds[key], to: addressOf(key) }))}
        current={kind}
        trail={[
          { label: `一级${thing}`, to: hrefOf() },
          ...trail.map(({ code, name }) => ({ label: name, to: hrefOf(code) })),
        ]}
      />
    </ManagedPage>
  );
}

const addressOf = (kind: TreeKind, code = ''): string =>
  `/admin/trees?kind=${kind}${code ? `&parent=${encodeURIComponent(code)}` : ''}`;
