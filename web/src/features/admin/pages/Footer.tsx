import * as footer from '#contract/system/adminFooter.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { entryKind, groupKind } from '../parts/kinds/footer.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.footer;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const groups = (await answerOr(request, api.call(footer.list, { parentId: '0' }))).list;
  const id = new URL(request.url).searchParams.get('group');
  if (id === null) return { group: null, list: groups };
  const group = groups.find((one) => one.id === id);
  if (!group) throw missing();
  const { list } = await answerOr(request, api.call(footer.list, { parentId: id }));
  return { group: { id, name: group.navName }, list };
}

/** The groups of the footer, and the articles of the one that is open. */
export default function Footer({ loaderData: { group, list } }: PageProps<typeof loader>) {
  if (!group)
    return <ManagedPage key="0" title="页脚" note="一组一列，没有文章的组不显示" kind={groupKind} rows={list} />;
  return (
    <>
      <Breadcrumb items={[{ label: '页脚', to: '/admin/footer' }, { label: group.name }]} />
      <ManagedPage key={group.id} title={`页脚 ${group.name}`} kind={entryKind(group.id)} rows={list} />
    </>
  );
}
