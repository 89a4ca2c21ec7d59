import * as audit from '#contract/exam/taskAudit.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { AuditList } from '../parts/AuditList.tsx';
import { auditSpec, namedIn } from '../parts/addresses.ts';
import { WorkDesk } from '../parts/WorkDesk.tsx';
import { tasksRoutes } from '../routes.ts';

export const handle = tasksRoutes.audit;

/** The work that the address names, else who has handed in what: of one task, or of all. */
export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const id = namedIn(request, 'work');
  if (id !== undefined) return { work: await answerOr(request, call(audit.work, { id })) };
  const taskId = namedIn(request, 'id');
  const [head, rows] = await Promise.all([
    taskId === undefined ? null : answerOr(request, call(audit.head, { taskId })),
    loadList(request, auditSpec, ({ filters, page }) =>
      call(audit.page, {
        taskId,
        taskStep: valueOf(TaskStep, filters.step),
        keyword: filters.keyword.slice(0, 30),
        pageCurrent: page,
      }),
    ),
  ]);
  return { head, rows };
}

export default function TaskAudit({ loaderData: { work, head, rows } }: PageProps<typeof loader>) {
  if (work) return <WorkDesk key={`${work.id}:${work.revision}`} work={work} />;
  return <AuditList head={head ?? null} rows={rows} />;
}
