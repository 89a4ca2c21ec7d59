import { useRevalidator } from 'react-router';
import { student } from '#contract/fields/people.ts';
import { listBindableDepart } from '#contract/user/orgStudent.ts';
import type { OwnStudent } from '#contract/user/orgStudent.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCall } from '../../../kit/useCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { ClassFields } from '../../../shared/resume/ClassFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './BindForm.module.css';
import { departChoices } from './departChoices.ts';
import { SchoolPicker } from './SchoolPicker.tsx';
import { recentYears } from '../../../shared/resume/years.ts';

const bind = () => import('#contract/user/orgStudent.ts').then((api) => api.bindSchoolInfo);

/** Asks a school to bind; name and number as on its roster bind at once. */
export function BindForm({ before, onDone }: { before?: OwnStudent; onDone?: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(bind, {
    fields: student,
    initial: {
      orgNo: before?.orgNo ?? '',
      departmentId: before?.departmentId ?? null,
      major: before?.major ?? '',
      className: before?.className ?? '',
      entryYear: before?.entryYear ?? null,
      studentName: before?.studentName ?? '',
      studentNumber: before?.studentNumber ?? '',
    },
    draft: `bindSchool:${before?.id ?? 'new'}`,
    onDone: async ({ bindStatus }) => {
      toast(bindStatus === StudentState.bound ? '绑定成功' : '提交成功，等学校审核');
      await revalidate();
      onDone?.();
      window.scrollTo({ top: 0 });
    },
  });
  const { form, errorOf } = sending;
  const school = useField(form, 'orgNo');
  const chooseSchool = (orgNo: string) => {
    school.set(orgNo);
    form.setValue('departmentId', null);
  };
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="绑定学校"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            提交绑定
          </Button>
        }
      >
        <SchoolPicker
          value={String(school.value ?? '')}
          name={before?.orgName}
          onChange={chooseSchool}
          error={errorOf('orgNo') && '请选择学校'}
        />
        <FieldPair>
          <FormText form={form} name="studentName" help="与学校登记的一致" autoComplete="name" />
          <FormText form={form} name="studentNumber" autoComplete="off" />
        </FieldPair>
        <DepartmentSelect form={form} orgNo={String(school.value ?? '')} />
        <ClassFields form={form} />
        <FormValueSelect
          form={form}
          name="entryYear"
          isWide
          placeholder="请选择"
          options={recentYears(12).map((year) => ({ value: Number(year), label: `${year} 年` }))}
          none={null}
        />
      </CallForm>
    </div>
  );
}

function DepartmentSelect({ form, orgNo }: { form: Fields; orgNo: string }) {
  const { data } = useCall(listBindableDepart, { orgNo }, { enabled: orgNo !== '' });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <FormValueSelect
      form={form}
      name="departmentId"
      isWide
      placeholder="请选择"
      options={departChoices(list)}
      none={null}
    />
  );
}
