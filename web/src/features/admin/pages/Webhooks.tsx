import { useState } from 'react';
import * as webhook from '#contract/system/adminWebhook.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { webhookList } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { SigningSecret } from '../parts/SigningSecret.tsx';
import type { WebhookRow } from '../parts/WebhookDialog.tsx';
import { WebhookDialog } from '../parts/WebhookDialog.tsx';
import { webhookColumns } from '../parts/webhookColumns.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.webhooks;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadList(request, webhookList, ({ page }) => api.call(webhook.list, { pageCurrent: page }));
}

/** The systems outside that are told what happens here. */
export default function Webhooks({ loaderData }: PageProps<typeof loader>) {
  const list = useList(webhookList, loaderData);
  const [edited, setEdited] = useState<WebhookRow | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      新建
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="接收事件的系统"
        note="有人报名、学完、得证、付款、投递时，把编号送到别的系统（webhook）；送不到的一天之内再试"
        actions={add}
      />
      <List
        of={list}
        unit="个系统"
        empty={
          <Empty title="还没有接收事件的系统" note="数据中心、教务或客户系统可以由此知道这里发生了什么" action={add} />
        }
      >
        {(rows) => (
          <Table
            className={styles.table}
            caption="接收事件的系统"
            columns={webhookColumns(setEdited)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </List>
      {edited === null ? null : (
        <WebhookDialog
          row={edited === 'new' ? undefined : edited}
          onDrawn={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret === null ? null : <SigningSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
