import * as credits from '#contract/course/userCourseScoreApply.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReviewFrame } from '../../../kit/review/ReviewFrame.tsx';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { lecturerAudit, lecturerBatch } from '../parts/calls.ts';
import { creditBatch, creditColumns, creditName } from '../parts/creditColumns.tsx';
import { CreditFacts } from '../parts/CreditFacts.tsx';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.lecturer;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return { queue: await loadQueue(request, (input) => api.call(credits.lecturerList, input)) };
}

/** What learners apply for in the courses and offerings of a lecturer, those waiting longest first. */
export default function LecturerAudit({ loaderData: { queue } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="学分审核" note="学员申请你的课程与开课的学分；通过以后转给学校审核" />
      <ReviewFrame
        subject="学分申请"
        queue={queue}
        columns={creditColumns}
        nameOf={creditName}
        Facts={CreditFacts}
        passNote="通过后转给学校审核"
        decide={lecturerAudit}
        batch={{ decide: lecturerBatch, ...creditBatch, passNote: '通过后转给学校审核' }}
      />
    </>
  );
}
