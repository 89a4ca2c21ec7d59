import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { CopiedText } from './CopiedText.tsx';
import styles from './Lti.module.css';
import { RemoveTool } from './RemoveTool.tsx';
import type { ToolRow } from './toolRow.ts';

/** @param onEdit Opens the form of a row. */
export const toolColumns = (onEdit: (row: ToolRow) => void): readonly Column<ToolRow>[] => [
  { key: 'name', head: '名称', width: 150, cell: ({ toolName }) => toolName },
  {
    key: 'client',
    head: '客户端编号',
    cell: ({ clientId, toolName }) => <CopiedText text={clientId} label={`「${toolName}」的客户端编号`} />,
  },
  {
    key: 'deployment',
    head: '部署编号',
    cell: ({ deploymentId, toolName }) => <CopiedText text={deploymentId} label={`「${toolName}」的部署编号`} />,
  },
  { key: 'used', head: '用着的课时', width: 100, cell: ({ usedCount }) => `${usedCount} 个` },
  {
    key: 'state',
    head: '状态',
    width: 110,
    cell: ({ isOn }) =>
      isOn === 1 ? <StatusDot tone="passed">可以打开</StatusDot> : <StatusDot tone="idle">停用</StatusDot>,
  },
  {
    key: 'acts',
    head: '操作',
    width: 150,
    act: true,
    cell: (row) => (
      <span className={styles.acts}>
        <Button size="sm" aria-label={`修改「${row.toolName}」`} onClick={() => onEdit(row)}>
          修改
        </Button>
        <RemoveTool row={row} />
      </span>
    ),
  },
];
