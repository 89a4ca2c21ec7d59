import { useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Department } from '#contract/user/orgDepart.ts';
import { DEPART_NAME_TAKEN, DEPART_TOO_DEEP } from '#contract/user/orgFailures.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveDepart, updateDepart } from './calls.ts';
import { departOptions } from './departOptions.ts';
import { HeadField } from './HeadField.tsx';
import styles from './PlaceFields.module.css';

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

function AddDialog({ departments, parentId, onClose }: Omit<DepartDialogProps, 'department'>) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const isWhole = useSession()?.powerLevel === 3;
  const reachable = departments.find(({ isWithinReach }) => isWithinReach);
  const sending = useCallForm(saveDepart, {
    initial: { parentId: parentId ?? (isWhole ? '0' : (reachable?.id ?? '0')), departName: '' },
    draft: `depart:new:${parentId ?? ''}`,
    fieldOfCode: { [DEPART_NAME_TAKEN.code]: 'departName', [DEPART_TOO_DEEP.code]: 'parentId' },
    onDone: async () => {
      toast('部门新建成功');
      onClose();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  return (
    <Dialog
      open
      onClose={onClose}
      title="新建部门"
      size="md"
      lightDismiss={false}
      actions={<Acts of={id} sending={sending.sending} onClose={onClose} />}
    >
      <CallForm of={sending} id={id} label="新建部门">
        <Field label="上级部门" error={errorOf('parentId')}>
          <Select
            className={styles.wide}
            {...form.register('parentId')}
            options={[{ value: '0', label: '最上一级', disabled: !isWhole }, ...departOptions(departments)]}
          />
        </Field>
        <Field label="部门名称" required error={errorOf('departName')}>
          <Input {...form.register('departName')} maxLength={30} placeholder="如 教务处" />
        </Field>
      </CallForm>
    </Dialog>
  );
}

function EditDialog({ department, onClose }: { department: Department; onClose: () => void }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const { departName, headUserNo } = department;
  const sending = useCallForm(updateDepart, {
    initial: { id: department.id, departName, headUserNo: headUserNo ?? '' },
    draft: `depart:${department.id}`,
    fieldOfCode: { [DEPART_NAME_TAKEN.code]: 'departName' },
    onDone: async () => {
      toast('部门修改成功');
      onClose();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  return (
    <Dialog
      open
      onClose={onClose}
      title="修改部门"
      size="md"
      lightDismiss={false}
      actions={<Acts of={id} sending={sending.sending} onClose={onClose} />}
    >
      <CallForm of={sending} id={id} label="修改部门">
        <Field label="部门名称" required error={errorOf('departName')}>
          <Input {...form.register('departName')} maxLength={30} />
        </Field>
        <HeadField form={form} department={department} error={errorOf('headUserNo')} />
      </CallForm>
    </Dialog>
  );
}

function Acts({ of, sending, onClose }: { of: string; sending: boolean; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="submit" form={of} variant="primary" loading={sending} loadingLabel="保存中">
        保存部门
      </Button>
    </>
  );
}
