import * as outbox from '#contract/system/adminOutbox.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { outboxList } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { outboxColumns, outboxNote } from '../parts/outboxColumns.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.outbox;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [providers, messages] = await Promise.all([
    answerOr(request, api.call(outbox.providers, {})),
    loadList(request, outboxList, ({ filters: { receiver, state }, page }) =>
      api.call(outbox.list, { receiver, isFailed: state === 'failed' ? 1 : 0, pageCurrent: page }),
    ),
  ]);
  return { providers, messages, demo: api.demo };
}

/** What the embedded SMS and mail providers kept instead of sending, and what the real ones could not deliver. */
export default function Outbox({ loaderData: { providers, messages, demo } }: PageProps<typeof loader>) {
  const list = useList(outboxList, messages);
  const isNarrowed = !list.isDefault('receiver') || !list.isDefault('state');
  const states = [
    { key: 'all', label: '全部' },
    { key: 'failed', label: '发送失败' },
  ] as const;
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      {isNarrowed ? '看全部' : '刷新'}
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="发件箱"
        actions={<SearchInResults list={list} name="receiver" label="完整的手机号或邮箱" />}
      />
      <div className={styles.filters}>
        <Banner tone={demo ? 'info' : 'warn'}>{outboxNote({ ...providers, demo })}</Banner>
      </div>
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
          />
        </FilterRows>
      </div>
      <List of={list} empty={<Empty {...nothing[list.filters.state]} action={clear} />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="发件箱"
            columns={outboxColumns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
    </>
  );
}

const nothing = {
  all: { title: '没有留下的短信与邮件', note: '没有接入真实的服务时，它们会留在这里' },
  failed: { title: '没有发送失败的', note: '接入的服务拒绝了的短信与邮件会在这里，可以补发' },
};
