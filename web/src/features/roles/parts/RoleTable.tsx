import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { powerLevelName } from '#contract/rules/powerLevels.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { RoleRow } from '#contract/system/authRole.ts';
import { call } from '../../../kit/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeRole } from './calls.ts';
import type { Place } from './places.ts';
import { RoleActs } from './RoleActs.tsx';
import styles from './RoleTable.module.css';

/** Roles with what may be done to each. `isForeign`: those of an organization, seen by the operator. */
export function RoleTable({ rows, place, isForeign }: { rows: RoleRow[]; place: Place; isForeign?: boolean }) {
  const [deleting, setDeleting] = useState<RoleRow | null>(null);
  return (
    <>
      <Table
        caption="角色"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsOf({ place, isForeign, onDelete: setDeleting })}
      />
      {deleting ? <DeleteDialog role={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

interface Acting {
  place: Place;
  isForeign?: boolean;
  onDelete: (row: RoleRow) => void;
}

const columnsOf = ({ place, isForeign, onDelete }: Acting): Column<RoleRow>[] => [
  { key: 'name', head: '名称', cell: (row) => <Name row={row} /> },
  { key: 'members', head: '人数', align: 'end', width: 80, cell: ({ memberCount }) => memberCount },
  { key: 'power', head: '数据范围', width: 170, cell: ({ powerLevel }) => powerLevelName(powerLevel) },
  { key: 'time', head: '修改时间', width: 170, wideOnly: true, cell: ({ gmtModified }) => shownTime(gmtModified) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 150,
    cell: (row) => <RoleActs row={row} place={place} isForeign={isForeign} onDelete={() => onDelete(row)} />,
  },
];

function Name({ row: { roleName, remark, isBuiltIn } }: { row: RoleRow }) {
  return (
    <div className={styles.name}>
      <b>{roleName}</b>
      {isBuiltIn === 1 ? <Tag>内置</Tag> : null}
      {remark ? <p className={styles.remark}>{remark}</p> : null}
    </div>
  );
}

function DeleteDialog({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [isDeleting, setDeleting] = useState(false);
  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      await call(await removeRole(), { id: role.id });
      toast('角色删除成功');
      await revalidate();
    } finally {
      onClose();
    }
  }
  const note =
    role.memberCount > 0
      ? `还有 ${role.memberCount} 人在使用它，要先给他们换一个角色才能删除。`
      : '没有人在使用它，删除后不能恢复。';
  return (
    <ConfirmDialog
      open
      title={`删除角色「${role.roleName}」`}
      note={note}
      confirmLabel="删除角色"
      danger
      loading={isDeleting}
      loadingLabel="删除中"
      onConfirm={() => void remove().catch(() => undefined)}
      onClose={onClose}
    />
  );
}
