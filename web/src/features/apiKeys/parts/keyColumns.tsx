import type { OutputOf } from '#contract/kit/schema.ts';
import type { KeyStanding } from '#contract/rules/apiKeys.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { list } from '#contract/system/apiKey.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './ApiKeys.module.css';
import { RevokeKey } from './RevokeKey.tsx';

type KeyRow = OutputOf<typeof list.output>['list'][number];

export const keyColumns: readonly Column<KeyRow>[] = [
  { key: 'name', head: '名称', width: 160, cell: ({ keyName }) => keyName },
  { key: 'hint', head: '密钥', width: 110, cell: ({ hint }) => <span className={styles.hint}>{hint}…</span> },
  { key: 'owner', head: '以谁的身份', width: 150, cell: ({ ownerName, roleName }) => `${ownerName}（${roleName}）` },
  { key: 'scopes', head: '能做什么', cell: scopesOf },
  {
    key: 'used',
    head: '最近使用',
    width: 130,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? '没有用过' : shownTime(lastUsedAt)),
  },
  {
    key: 'state',
    head: '状态',
    width: 170,
    cell: ({ standing, expiresAt }) => (
      <StatusDot
        tone={standings[standing].tone}
        reason={standing === 'usable' ? `到 ${shownTime(expiresAt)}` : undefined}
      >
        {standings[standing].label}
      </StatusDot>
    ),
  },
  {
    key: 'acts',
    head: '操作',
    width: 90,
    act: true,
    cell: (row) => (row.standing === 'revoked' || row.standing === 'expired' ? null : <RevokeKey row={row} />),
  },
];

const standings: Readonly<Record<KeyStanding, { tone: StatusTone; label: string }>> = {
  usable: { tone: 'passed', label: '可用' },
  expired: { tone: 'idle', label: '到期了' },
  revoked: { tone: 'idle', label: '停用了' },
  ownerGone: { tone: 'failed', label: '主人停用了' },
};

function scopesOf({ scopes, mayWrite, perMinute }: KeyRow): string {
  const names = scopes.map(({ name }) => name).join('、');
  return `${mayWrite === 1 ? '读写' : '只读'}，每分钟 ${perMinute} 次：${names}`;
}
