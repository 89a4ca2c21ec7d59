import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import styles from './Person.module.css';
import { endSessions } from './personCalls.ts';
import type { PersonView } from './personView.ts';

/** Where the person is signed in now, and the last tries to sign in. */
export function PersonSignIns({ view }: { view: PersonView }) {
  const { sessions, signIns, userNo, name, isMe } = view;
  return (
    <>
      <section className={styles.section}>
        <div className={styles.head}>
          <h2 className={styles.title}>登录着的设备</h2>
          {sessions.length > 0 && !isMe ? (
            <ConfirmAct
              label="全部退出"
              danger
              title={`让 ${name} 的全部设备退出`}
              note="没有保存的内容会丢失；密码不变，可以重新登录"
              write={endSessions}
              input={{ userNo }}
              done="退出成功"
            />
          ) : null}
        </div>
        {sessions.length === 0 ? (
          <p className={styles.none}>现在没有登录着的设备</p>
        ) : (
          <Table
            className={styles.table}
            caption="登录着的设备"
            columns={sessionColumns}
            rows={sessions}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>最近 20 次登录</h2>
        {signIns.length === 0 ? (
          <p className={styles.none}>还没有登录过</p>
        ) : (
          <Table
            className={styles.table}
            caption="最近的登录"
            columns={signInColumns}
            rows={signIns}
            rowKey={({ id }) => id}
            density="compact"
          />
        )}
      </section>
    </>
  );
}

const sessionColumns: readonly Column<PersonView['sessions'][number]>[] = [
  { key: 'device', head: '设备', cell: (row) => row.device },
  { key: 'ip', head: '地址', width: 160, cell: (row) => row.ip },
  { key: 'since', head: '登录', width: 160, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'seen', head: '最近使用', width: 160, cell: (row) => shownTime(row.lastSeen) },
];

const ways: Readonly<Record<string, string>> = {
  password: '密码',
  code: '验证码',
  jobNumber: '工号',
  oauth: '第三方',
  lab: '实验平台',
  register: '注册',
  sso: '学校认证',
};

const signInColumns: readonly Column<PersonView['signIns'][number]>[] = [
  { key: 'time', head: '时间', width: 170, cell: (row) => exactTime(row.gmtCreate) },
  {
    key: 'result',
    head: '结果',
    width: 100,
    cell: (row) =>
      row.loginStatus === 1 ? <StatusDot tone="passed">成功</StatusDot> : <StatusDot tone="failed">失败</StatusDot>,
  },
  { key: 'way', head: '方式', width: 100, cell: (row) => ways[row.way] ?? row.way },
  { key: 'ip', head: '地址', width: 150, cell: (row) => row.loginIp },
  { key: 'device', head: '设备', cell: (row) => row.device },
];
