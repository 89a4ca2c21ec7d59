import { sources, view } from '#contract/exam/task.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { namedIn } from '../parts/addresses.ts';
import { ReviseForm } from '../parts/form/ReviseForm.tsx';
import { TaskForm } from '../parts/form/TaskForm.tsx';
import { tasksRoutes } from '../routes.ts';

export const handle = tasksRoutes.edit;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const id = namedIn(request, 'id');
  const [task, places] = await Promise.all([
    id === undefined ? null : answerOr(request, call(view, { id })),
    answerOr(request, call(sources, {})),
  ]);
  return { task, places };
}

/** A new task, a draft, or the words of one that is out. */
export default function TaskEdit({ loaderData: { task, places } }: PageProps<typeof loader>) {
  const isOut = task !== null && task.phase !== TaskPhase.draft;
  return (
    <>
      <PageHead
        size="work"
        title={task === null ? '布置任务' : isOut ? '修改任务' : '编辑任务'}
        note={isOut ? '已经发布的可以改名称、要求与附件；时间在任务列表里延长' : '保存成草稿，或者发布给学员'}
      />
      {isOut ? (
        <ReviseForm key={task.taskId} task={task} />
      ) : (
        <TaskForm key={task?.taskId ?? 'new'} task={task} places={places} />
      )}
    </>
  );
}
