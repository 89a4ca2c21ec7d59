import { useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Department } from '#contract/user/orgDepart.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { mergeDepart } from './calls.ts';
import { departOptions, subtreeIds } from './departOptions.ts';
import styles from './PlaceFields.module.css';

interface MergeDialogProps {
  departments: readonly Department[];
  department: Department;
  onClose: () => void;
}

/** Brings everything of a department into another one. */
export function MergeDialog({ departments, department, onClose }: MergeDialogProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const sending = useCallForm(mergeDepart, {
    initial: { id: department.id, intoId: '' },
    onDone: async ({ movedCount }) => {
      toast(`合并成功，${movedCount} 人换了部门`);
      onClose();
      await revalidate();
    },
  });
  const own = subtreeIds(departments, department.id);
  const children = departments.filter(({ parentId }) => parentId === department.id).length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`合并「${department.departName}」`}
      note={`里面的 ${department.memberCount} 人与 ${children} 个下级归到选的部门，这个部门不再保留`}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="合并中">
            合并部门
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="合并部门">
        <Field label="合并到" required error={sending.errorOf('intoId') && '请选择部门'}>
          <Select
            className={styles.wide}
            {...sending.form.register('intoId')}
            placeholder="请选择"
            options={departOptions(departments, (one) => own.has(one.id))}
          />
        </Field>
      </CallForm>
    </Dialog>
  );
}
