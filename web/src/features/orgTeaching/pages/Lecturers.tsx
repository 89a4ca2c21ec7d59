import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as lecturerOrg from '#contract/user/lecturerOrg.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { lecturerList, lecturerTabs } from '../parts/lecturerList.ts';
import { InviteLecturer } from '../parts/InviteLecturer.tsx';
import { Joins } from '../parts/Joins.tsx';
import { LecturerList } from '../parts/LecturerList.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.lecturer;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const tab = readTab(lecturerTabs, search);
  const { filters, page } = readList(lecturerList, search);
  const asked = {
    lecturerName: filters.keyword.slice(0, 20),
    isPaused: filters.state === '' ? undefined : (Number(filters.state) as 0 | 1),
    pageCurrent: page,
  };
  if (tab === 'lecturers') {
    const rows = await loadRows(request, api.call(lecturerOrg.list, asked));
    return { tab, lecturers: rows, joins: null, counts: 'page' in rows ? rows.page.counts : undefined };
  }
  const isInvitation = tab === 'invited' ? (1 as const) : (0 as const);
  const joins = await loadRows(request, api.call(lecturerOrg.joins, { isInvitation, pageCurrent: page }));
  const { counts } = await answerOr(request, api.call(lecturerOrg.list, { pageSize: 1 }));
  return { tab, lecturers: null, joins, counts };
}

/** The lecturers of an organization: those who teach, those who were invited, those who ask. */
export default function Lecturers({ loaderData: { tab, lecturers, joins, counts } }: PageProps<typeof loader>) {
  const of = useTab(lecturerTabs);
  const [inviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  return (
    <>
      <PageHead
        size="work"
        title="讲师"
        note="在本机构授课的人；他们的课程由本机构审核"
        actions={
          <Button variant="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={invite}>
            邀请讲师
          </Button>
        }
      />
      <TabFrame
        label="讲师"
        of={of}
        tabs={[
          { key: 'lecturers', label: '在本机构', count: counts?.lecturers },
          { key: 'invited', label: '邀请', count: counts?.invited },
          { key: 'asks', label: '申请', count: counts?.asks },
        ]}
      >
        {lecturers ? <LecturerList rows={lecturers} onInvite={invite} /> : null}
        {joins ? <Joins key={tab} rows={joins} isInvitation={tab === 'invited'} onInvite={invite} /> : null}
      </TabFrame>
      {inviting ? <InviteLecturer onClose={() => setInviting(false)} /> : null}
    </>
  );
}
