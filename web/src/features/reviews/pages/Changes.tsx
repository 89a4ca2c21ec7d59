import { userTypeName } from '#contract/rules/userTypes.ts';
import * as orgInfoAudit from '#contract/user/orgInfoAudit.ts';
import type { OrgChange } from '#contract/user/orgInfoAudit.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideChange } from '../parts/calls.ts';
import { ChangeFacts } from '../parts/ChangeFacts.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.changes;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(orgInfoAudit.list, input)) };
}

const columns: Column<OrgChange>[] = [
  {
    key: 'orgName',
    head: '单位',
    cell: (row) => <TwoLines first={row.orgName} second={`改${row.changes.map(({ field }) => field).join('、')}`} />,
  },
  { key: 'orgType', head: '类型', width: 72, cell: (row) => userTypeName(row.orgType) },
  { key: 'userName', head: '提交人', width: 120, wideOnly: true, cell: (row) => row.userName },
];

/** Facts of organizations that change only after somebody has looked at them. */
export default function Changes({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="单位资料变更" note="名称、代码与证照改了要重新核对；通过之前，公开的还是原来的" />
      <ReviewFrame
        subject="单位资料变更"
        queue={loaderData.queue}
        columns={columns}
        nameOf={(row) => row.orgName}
        Facts={ChangeFacts}
        passNote="通过后新的资料立即生效"
        decide={decideChange}
      />
    </>
  );
}
