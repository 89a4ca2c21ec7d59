import * as lecturer from '#contract/user/lecturer.ts';
import type { QueuedLecturer } from '#contract/user/lecturer.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideLecturer } from '../parts/calls.ts';
import { LecturerFacts } from '../parts/LecturerFacts.tsx';
import { TwoLines } from '../parts/TwoLines.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.lecturers;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(lecturer.auditList, input)) };
}

const columns: Column<QueuedLecturer>[] = [
  { key: 'lecturerName', head: '讲师', cell: (row) => <TwoLines first={row.lecturerName} second={row.position} /> },
  { key: 'kind', head: '类型', width: 96, cell: (row) => (row.current === null ? '新讲师' : '修改资料') },
  { key: 'tags', head: '标签', width: 200, wideOnly: true, cell: (row) => row.tags.join('、') },
];

/** Who wants to become a lecturer, and lecturers who want something else shown of them. */
export default function Lecturers({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="讲师审核" note="新讲师的申请与讲师资料的修改；通过之前，公开的还是原来的" />
      <ReviewFrame
        subject="讲师资料"
        queue={loaderData.queue}
        columns={columns}
        nameOf={(row) => row.lecturerName}
        Facts={LecturerFacts}
        passNote="通过后资料立即公开，新讲师得到讲师身份"
        decide={decideLecturer}
      />
    </>
  );
}
