import * as leave from '#contract/user/leave.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { leaveQueue } from '../parts/queue.ts';
import { QueueList } from '../parts/QueueList.tsx';
import { leaveApprovalRoutes } from '../routes.ts';

export const handle = leaveApprovalRoutes.leaveApprover;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadList(request, leaveQueue, ({ filters, page }) =>
    api.call(leave.queue, { isDecided: filters.decided === '1' ? 1 : 0, pageCurrent: page }),
  );
}

/** Leaves that wait for an opinion of this teacher or of the staff, and those they gave one on. */
export default function LeaveApprover({ loaderData }: PageProps<typeof loader>) {
  const list = useList(leaveQueue, loaderData);
  const isWaiting = list.filters.decided === '0';
  const options = [
    { key: '0', label: '待我审批' },
    { key: '1', label: '我处理过的' },
  ] as const;
  return (
    <>
      <PageHead size="work" title="请假审批" note="等得最久的在前；两天以内由班主任审批，更长的还要教务审批" />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.decided}
          options={options.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { decided: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="份"
        empty={
          isWaiting ? (
            <Empty title="没有等你审批的请假" note="班里的学生请假，或者有人转交给你，会排在这里" />
          ) : (
            <Empty title="还没有处理过请假" note="审批与转交过的都留在这里" />
          )
        }
      >
        {(rows) => <QueueList rows={rows} isWaiting={isWaiting} />}
      </List>
    </>
  );
}
