import { useState } from 'react';
import type { CourseAuth } from '#contract/course/courseAuth.ts';
import { courseAuth } from '#contract/fields/teaching.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { saveAuth, updateAuth } from './calls.ts';
import { CourseChoice } from './CourseChoice.tsx';
import styles from './OrgCoursesPage.module.css';

interface AuthDialogProps {
  /** What is changed; undefined for a new one. */
  row?: CourseAuth;
  departments: readonly { id: string; fullName: string }[];
  /** The templates of the organization. */
  templates: readonly { id: string; templateName: string }[];
  onClose: () => void;
}

/** Adding and changing take the same terms, adding the course, changing the id. */
interface Terms extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

const ALREADY_CERTIFIED = 2380;

/** The terms of one certification. What is typed survives closing and reloading. */
export function AuthDialog({ row, departments, templates, onClose }: AuthDialogProps) {
  const finish = useFinish(onClose);
  const [today] = useState(() => wireTime(new Date()).slice(0, 10));
  const load: LazyCall<Terms, Schema> = row ? updateAuth : saveAuth;
  const sending = useCallForm(load, {
    fields: courseAuth,
    initial: {
      ...(row ? { id: row.id } : { courseId: '0' }),
      credit: row?.credit ?? 0,
      hours: row?.hours ?? 0,
      departmentIds: row?.departments.map(({ id }) => id) ?? [],
      validFrom: row?.validFrom ?? today,
      validTo: row?.validTo ?? null,
      templateId: row?.templateId ?? NONE,
      remark: row?.remark ?? '',
    },
    draft: `courseAuth:${row?.id ?? 'new'}`,
    fieldOfCode: { [ALREADY_CERTIFIED]: 'courseId' },
    onDone: () => finish(row ? '修改成功' : '认证成功'),
  });
  const { form, errorOf } = sending;
  const chosen = useField(form, 'departmentIds');
  const ids = (chosen.value ?? []) as string[];
  return (
    <FormDialog
      of={sending}
      size="lg"
      title={row ? `修改「${row.courseName}」的认证` : '认证课程'}
      note="学员学完这门课，本单位按这里的学分与学时承认"
      label={row ? '修改认证' : '认证课程'}
      submitLabel={row ? '保存' : '认证'}
      busyLabel="提交中"
      onClose={onClose}
    >
      {row ? null : <CourseChoice form={form} error={errorOf('courseId')} />}
      <FieldPair>
        <FormNumber form={form} name="credit" />
        <FormNumber form={form} name="hours" />
      </FieldPair>
      <FieldPair>
        <FormDate form={form} name="validFrom" />
        <EndDate form={form} />
      </FieldPair>
      {departments.length > 0 ? (
        <Field
          label="哪些部门可以修"
          group
          help="包括它们的下级；一个都不选就是全单位"
          error={errorOf('departmentIds')}
        >
          <div className={styles.ticks}>
            {departments.map(({ id, fullName }) => (
              <Checkbox
                key={id}
                label={fullName}
                checked={ids.includes(id)}
                onChange={({ target }) => chosen.set(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
              />
            ))}
          </div>
        </Field>
      ) : null}
      {templates.length > 0 && row?.isOwnCourse !== 0 ? (
        <FormValueSelect
          form={form}
          name="templateId"
          options={[
            { value: NONE, label: '默认的模板' },
            ...templates.map(({ id, templateName }) => ({ value: id, label: templateName })),
          ]}
          help={row ? undefined : '只有本单位的课程能选，平台的课程用平台的证书'}
        />
      ) : null}
      <FormText form={form} name="remark" autoComplete="off" />
    </FormDialog>
  );
}

/** An empty day is no end. */
function EndDate({ form }: { form: Fields }) {
  const { value, set, ...field } = useField(form, 'validTo');
  return (
    <FormField form={form} name="validTo" help="不填就一直有效">
      <DateField {...field} value={String(value ?? '')} onChange={(day) => set(day === '' ? null : day)} />
    </FormField>
  );
}
