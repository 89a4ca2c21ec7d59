import * as vacancyAudit from '#contract/position/vacancyAudit.ts';
import type { QueuedVacancy } from '#contract/position/vacancyAudit.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { decideVacancy } from '../parts/calls.ts';
import { TwoLines } from '../parts/TwoLines.tsx';
import { VacancyFacts } from '../parts/VacancyFacts.tsx';
import { reviewRoutes } from '../routes.ts';

export const handle = reviewRoutes.vacancies;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(vacancyAudit.list, input)) };
}

const columns: Column<QueuedVacancy>[] = [
  {
    key: 'vacancyName',
    head: '职位',
    cell: (row) => (
      <TwoLines
        first={row.vacancyName}
        second={row.isNew ? '新的职位' : `改${row.changes.map(({ field }) => field).join('、')}`}
      />
    ),
  },
  { key: 'orgName', head: '企业', width: 160, cell: (row) => row.orgName },
  { key: 'userName', head: '提交人', width: 120, wideOnly: true, cell: (row) => row.userName },
];

/** New vacancies, and changes of public ones beside what they are now. */
export default function Vacancies({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="职位审核" note="看有没有收费、歧视与夸大；改动通过之前，公开的还是原来的" />
      <ReviewFrame
        subject="职位"
        queue={loaderData.queue}
        columns={columns}
        nameOf={(row) => row.vacancyName}
        Facts={VacancyFacts}
        passNote="通过后立即公开"
        decide={decideVacancy}
      />
    </>
  );
}
