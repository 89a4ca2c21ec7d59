import { department as departmentFields } from '#contract/fields/people.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import { DEPART_NAME_TAKEN, DEPART_TOO_DEEP } from '#contract/user/orgFailures.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { saveDepart, updateDepart } from './calls.ts';
import { departOptions } from './departOptions.ts';
import { HeadField } from './HeadField.tsx';

interface DepartDialogProps {
  departments: readonly Department[];
  /** The one to change; without it a new one is made. */
  department?: Department;
  /** Where a new one goes unless another place is chosen. */
  parentId?: string;
  onClose: () => void;
}

/** Name, place and head of a department. */
export function DepartDialog({ departments, department, parentId, onClose }: DepartDialogProps) {
  return department ? (
    <EditDialog department={department} onClose={onClose} />
  ) : (
    <AddDialog departments={departments} parentId={parentId} onClose={onClose} />
  );
}

const NAME_EXAMPLE = '如 教务处';

const dialog = { submitLabel: '保存部门', busyLabel: '保存中' };

function AddDialog({ departments, parentId, onClose }: Omit<DepartDialogProps, 'department'>) {
  const finish = useFinish(onClose);
  const isWhole = useSession()?.powerLevel === PowerLevel.organization;
  const reachable = departments.find(({ isWithinReach }) => isWithinReach);
  const sending = useCallForm(saveDepart, {
    fields: departmentFields,
    initial: { parentId: parentId ?? (isWhole ? '0' : (reachable?.id ?? '0')), departName: '' },
    draft: `depart:new:${parentId ?? ''}`,
    fieldOfCode: { [DEPART_NAME_TAKEN.code]: 'departName', [DEPART_TOO_DEEP.code]: 'parentId' },
    onDone: () => finish('部门新建成功'),
  });
  const { form } = sending;
  return (
    <FormDialog of={sending} title="新建部门" label="新建部门" {...dialog} onClose={onClose}>
      <FormSelect
        form={form}
        name="parentId"
        isWide
        options={[{ value: '0', label: '最上一级', disabled: !isWhole }, ...departOptions(departments)]}
      />
      <FormText form={form} name="departName" placeholder={NAME_EXAMPLE} />
    </FormDialog>
  );
}

function EditDialog({ department, onClose }: { department: Department; onClose: () => void }) {
  const finish = useFinish(onClose);
  const { id, departName, headUserNo } = department;
  const sending = useCallForm(updateDepart, {
    fields: departmentFields,
    initial: { id, departName, headUserNo: headUserNo ?? '' },
    draft: `depart:${id}`,
    secrets: undrafted,
    fieldOfCode: { [DEPART_NAME_TAKEN.code]: 'departName' },
    onDone: () => finish('部门修改成功'),
  });
  const { form } = sending;
  return (
    <FormDialog of={sending} title="修改部门" label="修改部门" {...dialog} onClose={onClose}>
      <FormText form={form} name="departName" placeholder={NAME_EXAMPLE} />
      <HeadField form={form} department={department} />
    </FormDialog>
  );
}

/** A draft knows the number of a chosen head, not the name that would have to be shown. */
const undrafted = ['headUserNo'] as const;
