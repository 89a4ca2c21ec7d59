import { department as departmentFields } from '#contract/fields/people.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { moveDepart } from './calls.ts';
import { departOptions, subtreeIds } from './departOptions.ts';

interface MoveDialogProps {
  departments: readonly Department[];
  department: Department;
  onClose: () => void;
}

/** Another place for a department, below another one or among the same siblings. */
export function MoveDialog({ departments, department, onClose }: MoveDialogProps) {
  const finish = useFinish(onClose);
  const isWhole = useSession()?.powerLevel === PowerLevel.organization;
  const sending = useCallForm(moveDepart, {
    fields: departmentFields,
    initial: { id: department.id, parentId: department.parentId },
    onDone: () => finish('部门移动成功'),
  });
  const { form } = sending;
  const parentId = useFieldsState(form, ({ values }) => values['parentId']);
  const own = subtreeIds(departments, department.id);
  const siblings = departments.filter((one) => one.parentId === parentId && one.id !== department.id);
  const stays = { value: department.parentId, label: '原来的上级' };
  const top = { value: '0', label: '最上一级', disabled: !isWhole };
  const targets = departOptions(departments, (one) => own.has(one.id)).filter(({ value }) => value !== stays.value);
  return (
    <FormDialog
      of={sending}
      title={`移动「${department.departName}」`}
      note="下级与里面的人跟着走"
      label="移动部门"
      submitLabel="移动部门"
      busyLabel="移动中"
      onClose={onClose}
    >
      <FormSelect
        form={form}
        name="parentId"
        label="移到"
        isWide
        onChange={() => form.setValue('beforeId', undefined)}
        options={department.parentId === '0' ? [{ ...top, disabled: false }, ...targets] : [stays, top, ...targets]}
      />
      {siblings.length > 0 ? (
        <FormSelect
          form={form}
          name="beforeId"
          isWide
          read={(typed) => typed || undefined}
          options={[
            { value: '', label: '最后' },
            ...siblings.map((one) => ({ value: one.id, label: `${one.departName} 之前` })),
          ]}
        />
      ) : null}
    </FormDialog>
  );
}
