import type { Department } from '#contract/user/orgDepart.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { removeDepart } from './calls.ts';
import { usePress } from '../../../kit/usePress.ts';

interface RemoveDepartProps {
  departments: readonly Department[];
  department: Department;
  onClose: () => void;
}

/** Only an empty department can go; for the others it is said what has to be done before. */
export function RemoveDepart({ departments, department, onClose }: RemoveDepartProps) {
  const { send, sending } = usePress(removeDepart);
  const { id, departName, totalCount } = department;
  const children = departments.filter(({ parentId }) => parentId === id).length;
  if (totalCount > 0 || children > 0) {
    const has = [totalCount > 0 ? `${totalCount} 人` : '', children > 0 ? `${children} 个下级` : ''].filter(Boolean);
    return (
      <Dialog
        open
        onClose={onClose}
        title={`「${departName}」还不能删除`}
        note={`它还有 ${has.join('、')}，请先移走，或者合并到别的部门`}
        actions={
          <Button variant="primary" onClick={onClose}>
            知道了
          </Button>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={`删除部门「${departName}」`}
      note="里面没有人也没有下级，删除后不能恢复"
      confirmLabel="删除部门"
      danger
      loading={sending}
      loadingLabel="删除中"
      onConfirm={() => void send({ id }, '部门删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
