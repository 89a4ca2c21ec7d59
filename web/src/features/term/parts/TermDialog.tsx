import { term } from '#contract/fields/school.ts';
import { lastDayOf, weekdayOf, dayAfter } from '#contract/rules/calendar.ts';
import { Semester } from '#contract/rules/school.ts';
import type { KeptTerm } from '#contract/user/schoolTerm.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { addTerm, editTerm } from './calls.ts';

interface TermDialogProps {
  row?: KeptTerm;
  today: string;
  onClose: () => void;
}

const codes = { TAKEN: 1480, OVERLAPS: 1481, HAS_LESSONS: 1482, TOO_SHORT: 1483 };
const USUAL_WEEKS = 18;

/** Adds a semester or changes one. */
export function TermDialog({ row, today, onClose }: TermDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(row ? editTerm : addTerm, {
    fields: term,
    initial: {
      ...(row && { id: row.id }),
      schoolYear: row?.schoolYear ?? '',
      semester: row?.semester ?? null,
      beginOn: row?.beginOn ?? '',
      weeks: row?.weeks ?? USUAL_WEEKS,
    },
    draft: `term:${row?.id ?? 'new'}`,
    fieldOfCode: {
      [codes.TAKEN]: 'semester',
      [codes.OVERLAPS]: 'beginOn',
      [codes.HAS_LESSONS]: 'beginOn',
      [codes.TOO_SHORT]: 'weeks',
    },
    onDone: () => finish(row ? '修改成功' : '添加成功'),
  });
  const { form } = sending;
  const beginOn = String(useField(form, 'beginOn').value ?? '');
  const weeks = useField(form, 'weeks').value;
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: 5 }, (_, index) => `${year - 2 + index}-${year - 1 + index}`);
  const known = row && !years.includes(row.schoolYear) ? [row.schoolYear, ...years] : years;
  return (
    <FormDialog
      of={sending}
      title={row ? '修改学期' : '添加学期'}
      note={endNote(beginOn, weeks)}
      label={row ? '修改学期' : '添加学期'}
      submitLabel={row ? '保存' : '添加'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FieldPair>
        <FormValueSelect
          form={form}
          name="schoolYear"
          isWide
          placeholder="请选择"
          options={known.map((value) => ({ value, label: value }))}
        />
        <FormValueSelect
          form={form}
          name="semester"
          isWide
          placeholder="请选择"
          options={Semester.values.map((value) => ({ value, label: Semester.labels[value] }))}
        />
      </FieldPair>
      <FieldPair>
        <FormDate form={form} name="beginOn" help="学期从周一算起，第一周就是这一周" />
        <FormNumber form={form} name="weeks" />
      </FieldPair>
    </FormDialog>
  );
}

/** When it would end, as soon as that can be said. */
function endNote(beginOn: string, weeks: unknown): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(beginOn) && !Number.isNaN(Date.parse(beginOn));
  if (!isDay || typeof weeks !== 'number' || weeks < 1) return '同一所学校的学期不能重叠';
  if (weekdayOf(beginOn) !== 1)
    return `${beginOn} 不是周一，那一周的周一是 ${dayAfter(beginOn, 1 - weekdayOf(beginOn))}`;
  return `最后一天是 ${lastDayOf({ beginOn, weeks })}（周日）`;
}
