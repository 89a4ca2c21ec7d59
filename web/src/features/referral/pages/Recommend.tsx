import { commissionRule } from '#contract/rules/referral.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as sharing from '#contract/user/extSharing.ts';
import * as recommended from '#contract/user/recommended.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { InviteLink } from '../../../shared/referral/InviteLink.tsx';
import { ReferralTabs } from '../parts/ReferralTabs.tsx';
import { referralRoutes } from '../routes.ts';

export const handle = referralRoutes.recommend;

const spec = listSpec({ filters: {} });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [invite, loaded] = await Promise.all([
    answerOr(request, api.call(sharing.recommended, {})),
    loadList(request, spec, ({ page: pageCurrent }) => api.call(recommended.list, { pageCurrent, pageSize: 20 })),
  ]);
  return { invite, loaded };
}

/** One's link for others, and who came by it. */
export default function Recommend({ loaderData: { invite, loaded } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  return (
    <>
      <PageHead size="work" title="我的推荐" note={commissionRule} />
      <InviteLink invite={invite} />
      <ReferralTabs current="recommend" />
      <List
        of={list}
        unit="个人"
        empty={<Empty title="还没有人经你的推荐注册" note="复制上面的链接，发给想学点东西的朋友" />}
      >
        {(rows) => (
          <Table
            caption="经我的推荐注册的人"
            rows={rows}
            rowKey={({ name, gmtCreate }) => `${name}${gmtCreate}`}
            columns={[
              { key: 'name', head: '名字', cell: (row) => row.name },
              { key: 'time', head: '注册时间', width: 200, cell: (row) => shownTime(row.gmtCreate) },
            ]}
          />
        )}
      </List>
    </>
  );
}
