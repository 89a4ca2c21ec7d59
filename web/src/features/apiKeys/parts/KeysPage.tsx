import { useState } from 'react';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { SecretDialog } from '../../../kit/SecretDialog.tsx';
import { useSite } from '../../../kit/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { keyList } from './addresses.ts';
import styles from './ApiKeys.module.css';
import { keyColumns } from './keyColumns.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import type { LoadedKeys } from './loadKeys.ts';

/** The keys with which programs of a house, or of the platform, make calls. */
export function KeysPage({ keys, note }: { keys: LoadedKeys; note: string }) {
  const { publicUrl } = useSite();
  const list = useList(keyList, keys);
  const [isMaking, setMaking] = useState(false);
  const [drawn, setDrawn] = useState<string | null>(null);
  const make = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      新建密钥
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="API 密钥" note={note} actions={make} />
      <p className={styles.how}>
        放在请求头 <code>token</code> 里，和登录以后的调用一样，全部调用在 <code>/apis/docs</code>
        ；改动记在操作日志里，写着是哪一把。
        <br />
        会用 MCP 的 AI 助手连 <code>{publicUrl}/mcp</code>
        （Streamable HTTP），同一把密钥作 Bearer 令牌，密钥能做的都成了它的工具。
      </p>
      <List
        of={list}
        unit="把密钥"
        empty={<Empty title="还没有密钥" note="教务、数据与客户系统用它读写这里的数据，不必用谁的密码" action={make} />}
      >
        {(rows) => <Table caption="API 密钥" columns={keyColumns} rows={rows} rowKey={({ id }) => id} />}
      </List>
      {isMaking ? <KeyDialog onDrawn={setDrawn} onClose={() => setMaking(false)} /> : null}
      {drawn === null ? null : (
        <SecretDialog
          title="新的 API 密钥"
          note="只显示这一次，请放进程序的密钥库；丢了就停用它，新建一把"
          secret={drawn}
          onClose={() => setDrawn(null)}
        />
      )}
    </>
  );
}
