import { userTypeName } from '#contract/rules/userTypes.ts';
import * as entSch from '#contract/user/entSch.ts';
import type { QueuedApply } from '#contract/user/entSch.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideApplication } from '../parts/calls.ts';
import { kindList, kindOf, kindOptions } from '../parts/kinds.ts';
import { OrganizationFacts } from '../parts/OrganizationFacts.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.organizations;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const orgType = kindOf(request);
  return { queue: await loadQueue(request, (input) => api.call(entSch.auditList, { ...input, orgType })) };
}

const columns: Column<QueuedApply>[] = [
  { key: 'orgName', head: '单位', cell: (row) => <TwoLines first={row.orgName} second={row.orgCode} /> },
  { key: 'orgType', head: '类型', width: 72, cell: (row) => userTypeName(row.orgType) },
  { key: 'userName', head: '申请人', width: 120, wideOnly: true, cell: (row) => row.userName },
];

/** Who wants to join: organizations, schools and enterprises, the longest waiting first. */
export default function Organizations({ loaderData }: PageProps<typeof loader>) {
  const list = useListState(kindList);
  const kinds = kindOptions.map((option) => ({
    ...option,
    to: list.hrefOf({ filters: { kind: option.key as '' | '3' | '4' | '5' } }),
  }));
  return (
    <>
      <PageHead
        size="work"
        title="入驻申请"
        note="核对名称、代码与证照，目标 3 天内答复；通过就建立单位，申请人成为管理员"
      />
      <ReviewFrame
        subject="入驻申请"
        queue={loaderData.queue}
        columns={columns}
        filters={<FilterRow label="类型" options={kinds} current={list.filters.kind} />}
        nameOf={(row) => row.orgName}
        Facts={OrganizationFacts}
        passNote="通过会建立单位，申请人成为它的管理员"
        decide={decideApplication}
      />
    </>
  );
}
