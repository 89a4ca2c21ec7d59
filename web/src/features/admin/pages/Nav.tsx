import * as nav from '#contract/system/adminNav.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { navKind } from '../parts/kinds/nav.ts';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.nav;

export const loader = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(nav.list, {}));

/** The main navigation of the site. */
export default function Nav({ loaderData }: PageProps<typeof loader>) {
  return (
    <ManagedPage
      title="主导航"
      note="前五项直接显示，其余收进「更多」；几秒后站点上就是新的"
      kind={navKind}
      rows={loaderData.list}
    />
  );
}
