import { page as ownPage } from '#contract/exam/myTask.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { HomeworkTabs } from '../../../shared/tasks/HomeworkTabs.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { OwnTaskRows } from '../parts/OwnTaskRows.tsx';
import { ownTasksRoutes } from '../routes.ts';

export const handle = ownTasksRoutes.list;

const spec = listSpec({ filters: { show: ['open', 'all'] } });
const shows = [
  { key: 'open', label: `${TaskStep.labels[TaskStep.waiting]}与退回的` },
  { key: 'all', label: '全部' },
] as const;

export async function loader({ request, context }: LoaderArgs) {
  return loadList(request, spec, ({ filters, page }) =>
    context.get(apiContext).call(ownPage, { isOpen: filters.show === 'open' ? 1 : 0, pageCurrent: page }),
  );
}

/** What a learner was given to do, with what still waits first. */
export default function MyTasks({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const isOpen = list.filters.show === 'open';
  return (
    <>
      <PageHead size="work" title="我的任务" note="老师布置的作业、实践与报告；退回的可以改了再交" />
      <HomeworkTabs current="tasks" />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.show}
          options={shows.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { show: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title={isOpen ? '没有要交的任务' : '还没有任务'}
            note="老师布置以后会出现在这里，也会收到消息"
            action={
              isOpen ? (
                <LinkButton size="sm" variant="primary" to={list.hrefOf({ filters: { show: 'all' } })}>
                  看全部任务
                </LinkButton>
              ) : undefined
            }
          />
        }
      >
        {(rows) => <OwnTaskRows rows={rows} />}
      </List>
    </>
  );
}
