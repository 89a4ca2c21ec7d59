import { isId } from '#contract/rules/id.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import * as ownTraining from '#contract/user/ownTraining.ts';
import * as training from '#contract/user/training.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { isLearner } from '../../../kit/isLearner.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { reportList } from '../parts/addresses.ts';
import { KeptProject } from '../parts/KeptProject.tsx';
import { OwnProject } from '../parts/OwnProject.tsx';
import { trainingRoutes } from '../routes.ts';

export const handle = trainingRoutes.project;

/** A project as a learner does it, or as it is kept with everybody's reports. */
export async function loader({ request, params, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { id = '' } = params;
  if (!isId(id)) throw missing();
  if (await isLearner(request, api)) {
    return { own: await answerOr(request, api.call(ownTraining.view, { projectId: id })) };
  }
  const kept = await answerOr(request, api.call(training.view, { id }));
  const rows = await loadList(request, reportList, ({ filters, page }) =>
    api.call(training.reports, { id, taskStep: valueOf(TaskStep, filters.step), pageCurrent: page }),
  );
  return { kept, rows };
}

export default function TrainingProject({ loaderData: { own, kept, rows } }: PageProps<typeof loader>) {
  if (own) return <OwnProject project={own} />;
  return kept ? <KeptProject project={kept} rows={rows} /> : null;
}
