import { BOUND } from '#contract/rules/studentStates.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { ClassFields } from '../../../shared/resume/ClassFields.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { addStudent, editStudent } from './calls.ts';

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
  const finish = useFinish(onClose);
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
    onDone: () => finish(row ? '修改成功' : '添加成功'),
  });
  const { form, errorOf } = sending;
  return (
    <FormDialog
      of={sending}
      title={row ? `修改「${row.studentName}」` : '添加学生'}
      note={isBound ? '已经绑定账号，姓名与学号锁住；要换人请先移除' : '学生填对学号与姓名就会绑定'}
      label={row ? '修改学生' : '添加学生'}
      submitLabel={row ? '保存' : '添加'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FieldPair>
        <Field label="姓名" required error={errorOf('studentName')}>
          <Input {...form.register('studentName')} maxLength={30} readOnly={isBound} autoComplete="off" />
        </Field>
        <Field label="学号" required error={errorOf('studentNumber')}>
          <Input {...form.register('studentNumber')} maxLength={30} readOnly={isBound} autoComplete="off" />
        </Field>
      </FieldPair>
      {departments.length > 0 ? (
        <DepartmentField form={form} departments={departments} error={errorOf('departmentId')} />
      ) : null}
      <ClassFields of={sending} />
      <YearField form={form} error={errorOf('entryYear')} />
    </FormDialog>
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
        isWide
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
