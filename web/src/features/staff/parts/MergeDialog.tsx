import type { Department } from '#contract/user/orgDepart.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { mergeDepart } from './calls.ts';
import { departOptions, subtreeIds } from './departOptions.ts';

interface MergeDialogProps {
  departments: readonly Department[];
  department: Department;
  onClose: () => void;
}

/** Brings everything of a department into another one. */
export function MergeDialog({ departments, department, onClose }: MergeDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(mergeDepart, {
    initial: { id: department.id, intoId: '' },
    onDone: ({ movedCount }) => finish(`合并成功，${movedCount} 人换了部门`),
  });
  const own = subtreeIds(departments, department.id);
  const children = departments.filter(({ parentId }) => parentId === department.id).length;
  return (
    <FormDialog
      of={sending}
      title={`合并「${department.departName}」`}
      note={`里面的 ${department.memberCount} 人与 ${children} 个下级归到选的部门，这个部门不再保留`}
      label="合并部门"
      submitLabel="合并部门"
      busyLabel="合并中"
      onClose={onClose}
    >
      <Field label="合并到" required error={sending.errorOf('intoId') && '请选择部门'}>
        <Select
          isWide
          {...sending.form.register('intoId')}
          placeholder="请选择"
          options={departOptions(departments, (one) => own.has(one.id))}
        />
      </Field>
    </FormDialog>
  );
}
