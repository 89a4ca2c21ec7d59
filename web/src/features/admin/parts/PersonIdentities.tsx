import { useState } from 'react';
import { granting } from '#contract/fields/console.ts';
import { UserType, userTypeName } from '#contract/rules/userTypes.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { FormDialog } from './FormDialog.tsx';
import styles from './Person.module.css';
import { giveOperator, takeOperator } from './personCalls.ts';
import type { PersonView } from './personView.ts';

type Identity = PersonView['identities'][number];

interface PersonIdentitiesProps {
  view: PersonView;
  /** Those the operator may give. */
  roles: readonly { id: string; roleName: string }[];
  mayKeepRoles: boolean;
}

/** What a person may act as; the operator's identity is given and taken here. */
export function PersonIdentities({ view, roles, mayKeepRoles }: PersonIdentitiesProps) {
  const [giving, setGiving] = useState(false);
  const mayGive = mayKeepRoles && roles.length > 0 && view.statusId === RowState.normal;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>身份</h2>
        {mayGive ? (
          <Button size="sm" onClick={() => setGiving(true)}>
            设为平台运营
          </Button>
        ) : null}
      </div>
      <Table
        className={styles.table}
        caption="身份"
        columns={columnsFor(view, mayKeepRoles && !view.isMe)}
        rows={view.identities}
        rowKey={({ id }) => id}
      />
      {giving ? (
        <FormDialog
          title={`让 ${view.name} 成为平台运营`}
          note="能做什么由角色决定；你没有的权限给不出去"
          submitLabel="设为运营"
          write={giveOperator}
          fixed={{ userNo: view.userNo }}
          initial={{ roleId: roles[0]!.id }}
          table={granting}
          fields={[{ name: 'roleId', options: roles.map(({ id, roleName }) => ({ value: id, label: roleName })) }]}
          done="设置成功"
          onClose={() => setGiving(false)}
        />
      ) : null}
    </section>
  );
}

const columnsFor = (view: PersonView, mayTake: boolean): Column<Identity>[] => [
  { key: 'type', head: '身份', width: 120, cell: (row) => userTypeName(row.userType) },
  { key: 'org', head: '单位', cell: (row) => row.orgName },
  { key: 'role', head: '角色', cell: (row) => row.roleName },
  { key: 'number', head: '工号或学号', width: 120, cell: (row) => row.jobNumber },
  {
    key: 'status',
    head: '状态',
    width: 100,
    cell: (row) =>
      row.statusId === RowState.normal ? (
        <StatusDot tone="passed">正常</StatusDot>
      ) : (
        <StatusDot tone="idle">已停用</StatusDot>
      ),
  },
  ...(mayTake
    ? [
        {
          key: 'take',
          head: '操作',
          hideHead: true,
          act: true,
          align: 'end' as const,
          width: 96,
          cell: (row: Identity) =>
            row.userType === UserType.operator && row.statusId === RowState.normal ? (
              <ConfirmAct
                label="收回"
                danger
                title={`收回 ${view.name} 的平台运营身份`}
                note={`角色「${row.roleName}」不再可用，正在用它的设备下一次操作就退出`}
                write={takeOperator}
                input={{ identityId: row.id }}
                done="收回成功"
              />
            ) : null,
        },
      ]
    : []),
];
