import * as realNameAudit from '#contract/user/realNameAudit.ts';
import type { RealNameEntry } from '#contract/user/realNameAudit.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideRealName } from '../parts/calls.ts';
import { RealNameFacts } from '../parts/RealNameFacts.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.realNames;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(realNameAudit.list, input)) };
}

const columns: Column<RealNameEntry>[] = [
  {
    key: 'userName',
    head: '账号',
    cell: (row) => <TwoLines first={row.userName} second={`第 ${row.tries} 次提交`} />,
  },
  { key: 'realName', head: '姓名', width: 110, cell: (row) => row.realName },
  { key: 'idNumber', head: '身份证号码', width: 200, wideOnly: true, cell: (row) => row.idNumber },
];

/** Real names that wait for somebody to look at them; shown in full only one at a time. */
export default function RealNames({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="实名审核" note="名单里只有一部分；打开一份看完整内容，会留下记录" />
      <ReviewFrame
        subject="实名资料"
        queue={loaderData.queue}
        columns={columns}
        nameOf={(row) => row.userName}
        Facts={RealNameFacts}
        passNote="通过后成为本人的真实姓名，写在证书与讲师资料上"
        decide={decideRealName}
      />
    </>
  );
}
