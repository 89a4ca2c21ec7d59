import * as job from '#contract/system/adminJob.ts';
import { jobStates } from '#contract/rules/jobs.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { jobList } from '../parts/addresses.ts';
import { jobColumns } from '../parts/jobColumns.tsx';
import styles from '../parts/ListPage.module.css';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.jobs;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadList(request, jobList, ({ filters: { state }, page }) =>
    api.call(job.list, { state: state === 'all' ? undefined : state, pageCurrent: page }),
  );
}

/** What the server still has to do in the background, and what it could not do. */
export default function Jobs({ loaderData }: PageProps<typeof loader>) {
  const list = useList(jobList, loaderData);
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      {list.isDefault('state') ? '刷新' : '看全部'}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="后台任务" note="还没有做完的与失败的；做完的不留下，失败的留三十天" />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
          />
        </FilterRows>
      </div>
      <List of={list} unit="个任务" empty={<Empty {...nothing[list.filters.state]} action={clear} />}>
        {(rows) => (
          <Table className={styles.table} caption="后台任务" columns={jobColumns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}

const states = [
  { key: 'all', label: '全部' },
  { key: 'waiting', label: jobStates.waiting },
  { key: 'running', label: jobStates.running },
  { key: 'failed', label: jobStates.failed },
] as const;

const nothing = {
  all: { title: '没有等着做的任务', note: '发送短信与邮件、清理旧记录这些事在后台做，做完就不在这里了' },
  waiting: { title: '没有等着做的任务', note: '提出的任务马上就做，做不成的过一会儿再试' },
  running: { title: '现在没有任务在做', note: '多数任务一秒之内做完' },
  failed: { title: '没有失败的任务', note: '试过几次都没有做成的会在这里，可以重做' },
};
