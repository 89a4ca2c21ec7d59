import { isId } from '#contract/rules/id.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { offerings } from '#contract/user/score.ts';
import { view } from '#contract/user/training.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TrainingForm } from '../parts/TrainingForm.tsx';
import { trainingRoutes } from '../routes.ts';

export const handle = trainingRoutes.edit;

const MOST = 100;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const id = pageUrl(request).searchParams.get('id') ?? '';
  const [project, places] = await Promise.all([
    isId(id) ? answerOr(request, call(view, { id })) : null,
    answerOr(request, call(offerings, { pageSize: MOST })),
  ]);
  return { project, places: places.list };
}

/** A new project, a draft, or the words of one that is out. */
export default function TrainingEdit({ loaderData: { project, places } }: PageProps<typeof loader>) {
  const isOut = project !== null && project.phase !== TaskPhase.draft;
  return (
    <>
      <PageHead
        size="work"
        title={project === null ? '布置实训' : isOut ? '修改实训' : '编辑实训'}
        note={isOut ? '已经发布的可以改名称、要求、附件与环境；时间用「延长」改' : '保存成草稿，或者发布给开课里的学员'}
      />
      <TrainingForm key={project?.projectId ?? 'new'} project={project} places={places} isOut={isOut} />
    </>
  );
}
