import type { Grade } from '#contract/exam/gradeInfo.ts';
import { gradeFacts } from '#contract/fields/grades.ts';
import { JoinWay } from '#contract/rules/school.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { changeGrade, openGrade } from './calls.ts';
import styles from './Grades.module.css';
import type { DepartmentOption } from './loadGrades.ts';

interface GradeDialogProps {
  /** What is changed; undefined for a new one. */
  row?: Grade;
  departments: readonly DepartmentOption[];
  onClose: () => void;
}

const NAME_TAKEN = 3506;
const SEATS = 60;

/** Opens a class or changes one. What is typed survives closing and reloading. */
export function GradeDialog({ row, departments, onClose }: GradeDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(row ? changeGrade : openGrade, {
    fields: gradeFacts,
    initial: {
      ...(row && { id: row.id }),
      gradeName: row?.gradeName ?? '',
      intro: row?.intro ?? '',
      departmentId: row?.departmentId ?? null,
      joinWay: row?.joinWay ?? JoinWay.approval,
      seats: row?.seats ?? SEATS,
    },
    draft: `grade:${row?.id ?? 'new'}`,
    fieldOfCode: { [NAME_TAKEN]: 'gradeName' },
    onDone: () => finish(row ? '修改成功' : '创建成功，把邀请码发给同学就能加入'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={row ? `修改「${row.gradeName}」` : '创建班级'}
      note={row ? undefined : '创建后会有一个邀请码，同学凭它加入'}
      label={row ? '修改班级' : '创建班级'}
      submitLabel={row ? '保存' : '创建'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={form} name="gradeName" autoComplete="off" placeholder="大数据 2301" />
      {departments.length > 0 ? (
        <FormValueSelect
          form={form}
          name="departmentId"
          isWide
          placeholder="不属于哪个部门"
          options={departments.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          none={null}
        />
      ) : null}
      <FormRadios
        form={form}
        name="joinWay"
        rowClass={styles.ways}
        options={JoinWay.values.map((value) => ({ value, label: JoinWay.labels[value] }))}
      />
      <FormNumber form={form} name="seats" help="只数学员，教师不占名额" />
      <FormTextarea form={form} name="intro" rows={3} />
    </FormDialog>
  );
}
