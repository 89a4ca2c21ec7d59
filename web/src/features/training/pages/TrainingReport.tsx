import { isId } from '#contract/rules/id.ts';
import { report } from '#contract/user/training.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ReportDesk } from '../parts/ReportDesk.tsx';
import { trainingRoutes } from '../routes.ts';

export const handle = trainingRoutes.report;

export async function loader({ request, params, context }: LoaderArgs) {
  const { id = '' } = params;
  if (!isId(id)) throw missing();
  return answerOr(request, context.get(apiContext).call(report, { reportId: id }));
}

/** One learner's report, for who marks it. */
export default function TrainingReport({ loaderData }: PageProps<typeof loader>) {
  return <ReportDesk key={`${loaderData.reportId}:${loaderData.revision}`} report={loaderData} />;
}
