import * as webhook from '#contract/system/adminWebhook.ts';
import { isId } from '#contract/rules/id.ts';
import { HookFormat, HookState } from '#contract/rules/webhooks.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { deliveryList } from '../parts/addresses.ts';
import { ConfirmAct } from '../parts/ConfirmAct.tsx';
import { deliveryColumns } from '../parts/deliveryColumns.tsx';
import styles from '../parts/ListPage.module.css';
import { RenewSecret } from '../parts/RenewSecret.tsx';
import { HookStanding } from '../parts/webhookColumns.tsx';
import { testWebhook } from '../parts/webhookCalls.ts';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.webhook;

const stateOf = { all: undefined, 0: HookState.waiting, 1: HookState.delivered, 2: HookState.failed } as const;

export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = params['webhookId'];
  if (id === undefined || !isId(id)) throw missing();
  const [row, sent] = await Promise.all([
    answerOr(request, api.call(webhook.view, { id })),
    loadList(request, deliveryList, ({ filters: { state }, page }) =>
      api.call(webhook.deliveries, { id, hookState: stateOf[state], pageCurrent: page }),
    ),
  ]);
  return { row, sent };
}

/** What one system was told, what came of it, and how to tell it again. */
export default function Webhook({ loaderData: { row, sent } }: PageProps<typeof loader>) {
  const list = useList(deliveryList, sent);
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      {list.isDefault('state') ? '刷新' : '看全部'}
    </LinkButton>
  );
  return (
    <>
      <Breadcrumb items={[{ label: '接收事件的系统', to: '/admin/webhooks' }, { label: row.hookName }]} />
      <PageHead
        size="work"
        title={row.hookName}
        note={row.url}
        actions={
          <>
            {row.hookFormat === HookFormat.events ? <RenewSecret row={row} /> : null}
            {row.isOn === 1 ? (
              <ConfirmAct
                label="试送"
                title={`给「${row.hookName}」试送一次`}
                note={trialNotes[row.hookFormat]}
                write={testWebhook}
                input={{ id: row.id }}
                done="已经排队，马上就送"
              />
            ) : null}
          </>
        }
      />
      <div className={styles.filters}>
        <HookStanding row={row} />
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
      <List of={list} unit="个事件" empty={<Empty title="没有这样的事件" note="送出的事件留三十天" action={clear} />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="送出的事件"
            columns={deliveryColumns(row.isOn === 1)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
    </>
  );
}

const trialNotes = {
  [HookFormat.events]: '送一个「试送」的事件，结果在下面的记录里',
  [HookFormat.xapi]: '送一条「试送」的语句，它会留在学习记录系统里；结果在下面的记录里',
} as const;

const states = [
  { key: 'all', label: '全部' },
  { key: '0', label: HookState.labels[0] },
  { key: '1', label: HookState.labels[1] },
  { key: '2', label: HookState.labels[2] },
] as const;
