import { useRevalidator } from 'react-router';
import { BOUND } from '#contract/rules/studentStates.ts';
import { listBindableDepart } from '#contract/user/orgStudent.ts';
import type { OwnStudent } from '#contract/user/orgStudent.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCall } from '../../../kit/useCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { ClassFields } from '../../../shared/resume/ClassFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './BindForm.module.css';
import { departChoices } from './departChoices.ts';
import { SchoolPicker } from './SchoolPicker.tsx';
import { recentYears } from './years.ts';

const bind = () => import('#contract/user/orgStudent.ts').then((api) => api.bindSchoolInfo);

/** Asks a school to bind; name and number as on its roster bind at once. */
export function BindForm({ before, onDone }: { before?: OwnStudent; onDone?: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(bind, {
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
      toast(bindStatus === BOUND ? '绑定成功' : '提交成功，等学校审核');
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
          <Field label="姓名" required help="与学校登记的一致" error={errorOf('studentName')}>
            <Input {...form.register('studentName')} maxLength={30} autoComplete="name" />
          </Field>
          <Field label="学号" required error={errorOf('studentNumber')}>
            <Input {...form.register('studentNumber')} maxLength={30} autoComplete="off" />
          </Field>
        </FieldPair>
        <DepartmentSelect form={form} orgNo={String(school.value ?? '')} error={errorOf('departmentId')} />
        <ClassFields of={sending} />
        <EntryYear form={form} error={errorOf('entryYear')} />
      </CallForm>
    </div>
  );
}

interface PartProps {
  form: Fields;
  error: string | undefined;
}

function DepartmentSelect({ form, orgNo, error }: PartProps & { orgNo: string }) {
  const { value, set, ref, onBlur } = useField(form, 'departmentId');
  const { data } = useCall(listBindableDepart, { orgNo }, { enabled: orgNo !== '' });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Field label="院系" error={error}>
      <Select
        ref={ref}
        isWide
        onBlur={onBlur}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value || null)}
        placeholder="请选择"
        options={departChoices(list)}
      />
    </Field>
  );
}

function EntryYear({ form, error }: PartProps) {
  const { value, set, ref, onBlur } = useField(form, 'entryYear');
  return (
    <Field label="入学年份" error={error}>
      <Select
        ref={ref}
        isWide
        onBlur={onBlur}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        placeholder="请选择"
        options={recentYears(12).map((year) => ({ value: year, label: `${year} 年` }))}
      />
    </Field>
  );
}
