import * as vipSet from '#contract/trade/adminVipSet.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { vipSetKind } from '../parts/kinds/vipSet.ts';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.vipSets;

export const loader = ({ request, context }: LoaderArgs) =>
  answerOr(request, context.get(apiContext).call(vipSet.list, {}));

/** The tiers of membership. */
export default function VipSets({ loaderData }: PageProps<typeof loader>) {
  return (
    <ManagedPage
      title="会员档位"
      note="改了价格只影响之后下的单；「开放会员」在站点设置里"
      kind={vipSetKind}
      rows={loaderData.list}
    />
  );
}
