import { useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Department } from '#contract/user/orgDepart.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { moveDepart } from './calls.ts';
import { departOptions, subtreeIds } from './departOptions.ts';
import styles from './PlaceFields.module.css';

interface MoveDialogProps {
  departments: readonly Department[];
  department: Department;
  onClose: () => void;
}

/** Another place for a department, below another one or among the same siblings. */
export function MoveDialog({ departments, department, onClose }: MoveDialogProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const isWhole = useSession()?.powerLevel === 3;
  const sending = useCallForm(moveDepart, {
    initial: { id: department.id, parentId: department.parentId },
    onDone: async () => {
      toast('部门移动成功');
      onClose();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const parentId = useFieldsState(form, ({ values }) => values['parentId']);
  const own = subtreeIds(departments, department.id);
  const siblings = departments.filter((one) => one.parentId === parentId && one.id !== department.id);
  const stays = { value: department.parentId, label: '原来的上级' };
  const top = { value: '0', label: '最上一级', disabled: !isWhole };
  const targets = departOptions(departments, (one) => own.has(one.id)).filter(({ value }) => value !== stays.value);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`移动「${department.departName}」`}
      note="下级与里面的人跟着走"
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="移动中">
            移动部门
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="移动部门">
        <Field label="移到" error={errorOf('parentId')}>
          <Select
            className={styles.wide}
            {...form.register('parentId', { onChange: () => form.setValue('beforeId', undefined) })}
            options={department.parentId === '0' ? [{ ...top, disabled: false }, ...targets] : [stays, top, ...targets]}
          />
        </Field>
        {siblings.length > 0 ? (
          <Field label="排在" error={errorOf('beforeId')}>
            <Select
              className={styles.wide}
              {...form.register('beforeId', { read: (typed) => typed || undefined })}
              options={[
                { value: '', label: '最后' },
                ...siblings.map((one) => ({ value: one.id, label: `${one.departName} 之前` })),
              ]}
            />
          </Field>
        ) : null}
      </CallForm>
    </Dialog>
  );
}
