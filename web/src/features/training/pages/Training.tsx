import { valueOf } from '#contract/rules/choice.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { page as ownPage } from '#contract/user/ownTraining.ts';
import { page as keptPage } from '#contract/user/training.ts';
import { isLearner } from '../../../kit/isLearner.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keptList, ownList } from '../parts/addresses.ts';
import { KeptTrainings } from '../parts/KeptTrainings.tsx';
import { OwnTrainings } from '../parts/OwnTrainings.tsx';
import { trainingRoutes } from '../routes.ts';

export const handle = trainingRoutes.list;

/** Learners see what they have to do; who teaches or manages, what they set. */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  if (await isLearner(request, api)) {
    const own = await loadList(request, ownList, ({ filters, page }) =>
      api.call(ownPage, { isOpen: filters.show === 'open' ? 1 : 0, pageCurrent: page }),
    );
    return { own };
  }
  const kept = await loadList(request, keptList, ({ filters, page }) =>
    api.call(keptPage, {
      phase: valueOf(TaskPhase, filters.phase),
      keyword: filters.keyword.slice(0, 60),
      pageCurrent: page,
    }),
  );
  return { kept };
}

export default function Training({ loaderData: { own, kept } }: PageProps<typeof loader>) {
  if (own) return <OwnTrainings rows={own} />;
  return kept ? <KeptTrainings rows={kept} /> : null;
}
