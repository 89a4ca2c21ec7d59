import { LiveAudience } from '#contract/rules/liveChannel.ts';
import * as lecturerLive from '#contract/user/lecturerLive.ts';
import type { QueuedLive } from '#contract/user/lecturerLive.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import type { BatchPlan } from '../../../kit/review/BatchDialog.tsx';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideLive, decideLives, revokeLive } from '../parts/calls.ts';
import { LiveFacts } from '../parts/LiveFacts.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.lives;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(lecturerLive.list, input)) };
}

const columns: Column<QueuedLive>[] = [
  {
    key: 'lecturerName',
    head: '讲师',
    cell: (row) => <TwoLines first={row.lecturerName} second={row.orgName || row.position} />,
  },
  { key: 'frequency', head: '什么时候播', width: 180, wideOnly: true, cell: (row) => row.frequency },
  { key: 'audience', head: '预计人数', width: 120, cell: (row) => LiveAudience.labels[row.audience] },
];

const PASS_NOTE = '通过后开通直播频道，可以提交直播课';

const batch: BatchPlan = {
  decide: decideLives,
  unit: '份',
  subject: '直播申请',
  told: '讲师',
  passNote: PASS_NOTE,
  refuseNote: '退回后讲师改好可以再交',
};

/** Lecturers who ask to go live. */
export default function Lives({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="直播申请" note="讲师申请开通直播；通过之前不能提交直播课" />
      <ReviewFrame
        subject="直播申请"
        queue={loaderData.queue}
        columns={columns}
        nameOf={(row) => row.lecturerName}
        Facts={LiveFacts}
        passNote={PASS_NOTE}
        decide={decideLive}
        revoke={revokeLive}
        batch={batch}
      />
    </>
  );
}
