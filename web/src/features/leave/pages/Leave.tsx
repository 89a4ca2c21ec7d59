import * as leave from '#contract/user/leave.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { LeaveState } from '#contract/rules/leave.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { leaveList, leaveTabs } from '../parts/addresses.ts';
import { LeaveForm } from '../parts/LeaveForm.tsx';
import { MyLeaves } from '../parts/MyLeaves.tsx';
import { leaveRoutes } from '../routes.ts';

export const handle = leaveRoutes.leave;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const tab = readTab(leaveTabs, new URL(request.url).searchParams);
  const rows = await loadList(request, leaveList, ({ filters, page }) =>
    api.call(leave.mine, { leaveState: valueOf(LeaveState, filters.state), pageCurrent: page }),
  );
  return { tab, rows };
}

/** Leave of a learner: what they asked for, and asking. */
export default function Leave({ loaderData: { tab, rows } }: PageProps<typeof loader>) {
  const of = useTab(leaveTabs);
  return (
    <>
      <PageHead size="work" title="请假" note="两天以内由班主任审批，更长的还要教务审批" />
      <TabFrame
        label="请假"
        of={of}
        tabs={[
          { key: 'mine', label: '我的请假' },
          { key: 'ask', label: '写请假' },
        ]}
      >
        {tab === 'ask' ? (
          <LeaveForm doneHref={of.hrefOf('mine')} />
        ) : (
          <MyLeaves rows={rows} askHref={of.hrefOf('ask')} />
        )}
      </TabFrame>
    </>
  );
}
