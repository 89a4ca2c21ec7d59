import { page as taskPage } from '#contract/exam/task.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { EDIT, taskListSpec } from '../parts/addresses.ts';
import { TaskRows } from '../parts/TaskRows.tsx';
import styles from '../parts/Tasks.module.css';
import { tasksRoutes } from '../routes.ts';

export const handle = tasksRoutes.list;

export async function loader({ request, context }: LoaderArgs) {
  return loadList(request, taskListSpec, ({ filters, page }) =>
    context.get(apiContext).call(taskPage, {
      phase: valueOf(TaskPhase, filters.phase),
      keyword: filters.keyword.slice(0, 60),
      pageCurrent: page,
    }),
  );
}

const phases = ['', ...TaskPhase.values.map(String)];

/** The tasks somebody set, and those of the classes they teach. */
export default function TaskList({ loaderData }: PageProps<typeof loader>) {
  const list = useList(taskListSpec, loaderData);
  const create = (
    <LinkButton size="sm" variant="primary" to={EDIT}>
      布置任务
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="任务"
        note="布置作业、实践与报告，收上来审核批改"
        actions={
          <>
            <LinkButton size="sm" to="/myguidance">
              我的指导
            </LinkButton>
            {create}
          </>
        }
      />
      <Tabs
        label="任务的状态"
        current={list.filters.phase}
        items={phases.map((key) => ({
          key,
          label: key === '' ? '全部' : TaskPhase.labels[Number(key) as TaskPhase],
          to: list.hrefOf({ filters: { phase: key } }),
        }))}
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="任务名称" />
      </div>
      <List
        of={list}
        unit="个"
        empty={
          <Nothing
            list={list}
            conditions={['phase', 'keyword']}
            title="还没有任务"
            note="布置以后，学员会收到消息"
            action={create}
          />
        }
      >
        {(rows) => <TaskRows rows={rows} />}
      </List>
    </>
  );
}
