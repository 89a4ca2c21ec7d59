import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { CopiedText } from './CopiedText.tsx';
import styles from './Lti.module.css';
import type { PlatformRow } from './platformRow.ts';
import { isWhole } from './platformRow.ts';
import { RemovePlatform } from './RemovePlatform.tsx';

/** @param onEdit Opens the form of a row. */
export const platformColumns = (onEdit: (row: PlatformRow) => void): readonly Column<PlatformRow>[] => [
  { key: 'name', head: '名称', width: 150, cell: ({ platformName }) => platformName },
  {
    key: 'issuer',
    head: '平台标识',
    width: 200,
    cell: ({ issuer }) => <span className={styles.address}>{issuer}</span>,
  },
  {
    key: 'login',
    head: '填到那边的登录地址',
    cell: ({ loginUrl, platformName }) => <CopiedText text={loginUrl} label={`「${platformName}」的登录地址`} />,
  },
  { key: 'linked', head: '绑定', width: 70, cell: ({ linkedCount }) => `${linkedCount} 人` },
  { key: 'state', head: '状态', width: 170, cell: (row) => <Standing row={row} /> },
  {
    key: 'acts',
    head: '操作',
    width: 150,
    act: true,
    cell: (row) => (
      <span className={styles.acts}>
        <Button size="sm" aria-label={`修改「${row.platformName}」`} onClick={() => onEdit(row)}>
          修改
        </Button>
        <RemovePlatform row={row} />
      </span>
    ),
  },
];

function Standing({ row }: { row: PlatformRow }) {
  if (row.isOn === 0) return <StatusDot tone="idle">停用</StatusDot>;
  if (!isWhole(row))
    return (
      <StatusDot tone="waiting" reason="还差客户端编号或部署编号">
        没有登记完
      </StatusDot>
    );
  if (row.failedCount > 0)
    return (
      <StatusDot tone="failed" reason={`${row.failedCount} 处的进度没有送到`}>
        可以打开
      </StatusDot>
    );
  return <StatusDot tone="passed">可以打开</StatusDot>;
}
