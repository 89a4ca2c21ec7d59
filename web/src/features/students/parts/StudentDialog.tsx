import { student } from '#contract/fields/people.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { ClassFields } from '../../../shared/resume/ClassFields.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
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
  const isBound = row?.bindStatus === StudentState.bound;
  const sending = useCallForm(row ? editStudent : addStudent, {
    fields: student,
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
  const { form } = sending;
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
        <FormText form={form} name="studentName" readOnly={isBound} autoComplete="off" />
        <FormText form={form} name="studentNumber" readOnly={isBound} autoComplete="off" />
      </FieldPair>
      {departments.length > 0 ? (
        <FormValueSelect
          form={form}
          name="departmentId"
          isWide
          placeholder="未登记"
          options={departments.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          none={null}
        />
      ) : null}
      <ClassFields form={form} />
      <YearField form={form} />
    </FormDialog>
  );
}

function YearField({ form }: { form: Fields }) {
  const { value, set, ...control } = useField(form, 'entryYear');
  return (
    <FormField form={form} name="entryYear">
      <Input
        {...control}
        inputMode="numeric"
        maxLength={4}
        placeholder="2026"
        value={String(value ?? '')}
        onChange={({ target }) => set(numberIn(target.value))}
      />
    </FormField>
  );
}

const numberIn = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};
