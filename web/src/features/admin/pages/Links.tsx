import * as link from '#contract/system/adminLink.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { linkKind } from '../parts/kinds/link.ts';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.links;

export const loader = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(link.list, {}));

/** Friend links of the footer. */
export default function Links({ loaderData }: PageProps<typeof loader>) {
  return <ManagedPage title="友情链接" note="显示在页脚" kind={linkKind} rows={loaderData.list} />;
}
