import type { Offering } from '#contract/course/courseClass.ts';
import { offering } from '#contract/fields/school.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { LessonKind } from '#contract/rules/school.ts';
import { termName } from '#contract/rules/terms.ts';
import type { Term } from '#contract/user/schoolTerm.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { addOffering, editOffering, findGrades, findTeachers } from './calls.ts';
import { CourseField } from './CourseField.tsx';
import { PickMany } from './PickMany.tsx';

interface OfferingDialogProps {
  row?: Offering;
  terms: readonly Term[];
  termId: string;
  onClose: () => void;
}

/** Opens an offering or changes one. */
export function OfferingDialog({ row, terms, termId, onClose }: OfferingDialogProps) {
  const finish = useFinish(onClose);
  const teachers = row?.teachers.map(({ userNo, name }) => ({ id: userNo, name })) ?? [];
  const sending = useCallForm(row ? editOffering : addOffering, {
    fields: offering,
    initial: {
      ...(row ? { id: row.id } : { termId: isId(termId) ? termId : (terms[0]?.id ?? '') }),
      offeringName: row?.offeringName ?? '',
      courseId: row?.courseId ?? NONE,
      lessonKind: row?.lessonKind ?? LessonKind.core,
      credit: row?.credit ?? 2,
      hours: row?.hours ?? 36,
      seats: row?.seats ?? 60,
      teacherUserNos: teachers.map(({ id }) => id),
      gradeIds: row?.grades.map(({ id }) => id) ?? [],
      remark: row?.remark ?? '',
    },
    draft: `offering:${row?.id ?? 'new'}`,
    onDone: () => finish(row ? '修改成功' : '新建成功，现在是筹备中'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      size="lg"
      title={row ? `修改「${row.offeringName}」` : '新建开课'}
      note={row ? '改了教师或班级，已经排好的课不会跟着变，请到课表里调' : undefined}
      label={row ? '修改开课' : '新建开课'}
      submitLabel={row ? '保存' : '新建'}
      busyLabel="提交中"
      onClose={onClose}
    >
      {row ? null : (
        <FormValueSelect
          form={form}
          name="termId"
          isWide
          options={terms.map((term) => ({ value: term.id, label: termName(term) }))}
        />
      )}
      <FieldPair>
        <FormText form={form} name="offeringName" autoComplete="off" placeholder="数据清洗" />
        <FormValueSelect
          form={form}
          name="lessonKind"
          isWide
          options={LessonKind.values.map((value) => ({ value, label: LessonKind.labels[value] }))}
        />
      </FieldPair>
      <CourseField
        form={form}
        known={row && row.courseId !== NONE ? { id: row.courseId, name: row.courseName } : null}
      />
      <FieldPair>
        <FormNumber form={form} name="credit" />
        <FormNumber form={form} name="hours" />
      </FieldPair>
      <PickMany
        form={form}
        name="teacherUserNos"
        unit="位"
        help="本校的教师；第一位负责成绩"
        find={findTeachers}
        known={teachers}
      />
      <PickMany
        form={form}
        name="gradeIds"
        unit="个"
        help="班里的学生都在名单里；单独的学生在名单页添加"
        find={findGrades}
        known={row?.grades ?? []}
      />
      <FormNumber form={form} name="seats" />
      <FormText form={form} name="remark" autoComplete="off" />
    </FormDialog>
  );
}
