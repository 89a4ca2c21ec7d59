import { view } from '#contract/exam/myTask.ts';
import { isId } from '#contract/rules/id.ts';
import { TaskKind, TaskStep } from '#contract/rules/tasks.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { TaskFacts } from '../../../shared/tasks/TaskFacts.tsx';
import { stepTones } from '../../../shared/tasks/taskText.ts';
import { Versions } from '../../../shared/tasks/Versions.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { MarkShown } from '../parts/MarkShown.tsx';
import styles from '../parts/OwnTask.module.css';
import { WorkForm } from '../parts/WorkForm.tsx';
import { ownTasksRoutes } from '../routes.ts';

export const handle = ownTasksRoutes.one;

export async function loader({ request, context }: LoaderArgs) {
  const taskId = pageUrl(request).searchParams.get('id') ?? '';
  if (!isId(taskId)) throw missing();
  return answerOr(request, context.get(apiContext).call(view, { taskId }));
}

const stopped = {
  notYet: '还没有开始，到时间再来交',
  over: '过了截止时间，不再收了',
  closed: '老师已经结束这个任务',
  marked: '',
} as const;

/** What is asked for, what was handed in and what the teacher said, and the place to hand in. */
export default function OwnTask({ loaderData: task }: PageProps<typeof loader>) {
  const { title, taskKind, taskStep, authorName, stop, remark, versions } = task;
  const note = stop === '' ? '' : stopped[stop];
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={
          <>
            <Tag tone="outline">{TaskKind.labels[taskKind]}</Tag>{' '}
            <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag> {authorName}布置
          </>
        }
        actions={
          <LinkButton size="sm" to="/account/homework/myHomework">
            我的任务
          </LinkButton>
        }
      />
      <div className={styles.page}>
        {taskStep === TaskStep.returned ? <Banner tone="warn">老师退回了，要改的地方：{remark}</Banner> : null}
        {note === '' ? null : <Banner>{note}</Banner>}
        {taskStep === TaskStep.marked ? <MarkShown task={task} /> : null}
        <TaskFacts of={task} />
        {stop === '' ? <WorkForm key={versions.length} task={task} /> : null}
        <Versions versions={versions} />
      </div>
    </>
  );
}
