import { useState } from 'react';
import { disabling, recommending } from '#contract/fields/console.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { FormDialog } from './FormDialog.tsx';
import styles from './ListPage.module.css';
import type { FormCall } from './managed/kind.ts';
import type { OrgRow } from './orgColumns.tsx';

const calls = () => import('#contract/system/adminOrg.ts');
const disable: FormCall = () => calls().then((api) => api.disable);
const enable: FormCall = () => calls().then((api) => api.enable);
const recommend: FormCall = () => calls().then((api) => api.recommend);

const reason = [{ name: 'reason', rows: 3, help: '记在操作日志里' }];
const order = [{ name: 'sort', help: '0 到 9999，大的在前；0 是不推荐' }];

/** What an operator may do about an organization. */
export function OrgActs({ row }: { row: OrgRow }) {
  const [open, setOpen] = useState<'disable' | 'recommend' | null>(null);
  const fixed = { orgNo: row.orgNo, version: row.version };
  const close = () => setOpen(null);
  return (
    <span className={styles.acts}>
      <Button size="sm" variant="text" onClick={() => setOpen('recommend')}>
        推荐
      </Button>
      {row.statusId === RowState.normal ? (
        <Button size="sm" variant="danger" onClick={() => setOpen('disable')}>
          停用
        </Button>
      ) : (
        <ConfirmAct
          label="恢复"
          title={`恢复「${row.orgName}」`}
          note="恢复以后重新出现在列表里，员工可以用它的身份登录"
          write={enable}
          input={fixed}
          done="恢复成功"
        />
      )}
      {open === 'disable' ? (
        <FormDialog
          title={`停用「${row.orgName}」`}
          note={`不再出现在列表里，${row.memberCount} 位员工马上不能用它的身份做事；数据都留着，可以恢复`}
          submitLabel="停用"
          isDanger
          write={disable}
          fixed={fixed}
          table={disabling}
          fields={reason}
          done="停用成功"
          onClose={close}
        />
      ) : null}
      {open === 'recommend' ? (
        <FormDialog
          title={`「${row.orgName}」的推荐次序`}
          submitLabel="保存"
          write={recommend}
          fixed={fixed}
          table={recommending}
          fields={order}
          initial={{ sort: row.sort }}
          done="保存成功"
          onClose={close}
        />
      ) : null}
    </span>
  );
}
