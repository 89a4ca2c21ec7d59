import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { BOUND } from '#contract/rules/studentStates.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { addStudent, editStudent } from './calls.ts';
import styles from './StudentDialog.module.css';

export interface DepartmentOption {
  id: string;
  fullName: string;
}

interface StudentDialogProps {
  /** Who is corrected; undefined for a new one. */
  row?: RosterRow;
  departments: readonly DepartmentOption[];
  onClose: () => void;
}

const NUMBER_TAKEN = 1252;

/** Adds a student to the roster or corrects one; name and number of a bound student are locked. */
export function StudentDialog({ row, departments, onClose }: StudentDialogProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const isBound = row?.bindStatus === BOUND;
  const sending = useCallForm(row ? editStudent : addStudent, {
    initial: {
      ...(row && { id: row.id }),
      studentName: row?.studentName ?? '',
      studentNumber: row?.studentNumber ?? '',
      departmentId: row?.departmentId ?? null,
      major: row?.major ?? '',
      className: row?.className ?? '',
      entryYear: row?.entryYear ?? null,
    },
    draft: `student:${row?.id ?? 'new'}`,
    fieldOfCode: { [NUMBER_TAKEN]: 'studentNumber' },
    onDone: async () => {
      toast(row ? '修改成功' : '添加成功');
      onClose();
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  return (
    <Dialog
      open
      onClose={onClose}
      title={row ? `修改「${row.studentName}」` : '添加学生'}
      note={isBound ? '已经绑定账号，姓名与学号锁住；要换人请先移除' : '学生填对学号与姓名就会绑定'}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="提交中">
            {row ? '保存' : '添加'}
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label={row ? '修改学生' : '添加学生'}>
        <div className={styles.pair}>
          <Field label="姓名" required error={errorOf('studentName')}>
            <Input {...form.register('studentName')} maxLength={30} readOnly={isBound} autoComplete="off" />
          </Field>
          <Field label="学号" required error={errorOf('studentNumber')}>
            <Input {...form.register('studentNumber')} maxLength={30} readOnly={isBound} autoComplete="off" />
          </Field>
        </div>
        {departments.length > 0 ? (
          <DepartmentField form={form} departments={departments} error={errorOf('departmentId')} />
        ) : null}
        <div className={styles.pair}>
          <Field label="专业" error={errorOf('major')}>
            <Input {...form.register('major')} maxLength={60} />
          </Field>
          <Field label="班级" error={errorOf('className')}>
            <Input {...form.register('className')} maxLength={40} placeholder="大数据 2301" />
          </Field>
        </div>
        <YearField form={form} error={errorOf('entryYear')} />
      </CallForm>
    </Dialog>
  );
}

interface PartProps {
  form: Fields;
  error: string | undefined;
}

function DepartmentField({ form, error, departments }: PartProps & Pick<StudentDialogProps, 'departments'>) {
  const { value, set, ...control } = useField(form, 'departmentId');
  return (
    <Field label="院系" error={error}>
      <Select
        {...control}
        className={styles.full}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value || null)}
        placeholder="未登记"
        options={departments.map((one) => ({ value: one.id, label: one.fullName }))}
      />
    </Field>
  );
}

function YearField({ form, error }: PartProps) {
  const { value, set, ...control } = useField(form, 'entryYear');
  return (
    <Field label="入学年份" error={error}>
      <Input
        {...control}
        inputMode="numeric"
        maxLength={4}
        placeholder="2026"
        value={String(value ?? '')}
        onChange={({ target }) => set(numberIn(target.value))}
      />
    </Field>
  );
}

const numberIn = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};
