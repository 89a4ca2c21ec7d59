import type { Department } from '#contract/user/orgDepart.ts';
import { call } from '../../../kit/call.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { listMembers } from './calls.ts';
import { useAnswer } from './useAnswer.ts';
import styles from './PlaceFields.module.css';

interface HeadFieldProps {
  form: Fields;
  department: Department;
  error: string | undefined;
}

/** Who leads a department: one of those who work in it or below. */
export function HeadField({ form, department: { id, headUserNo, headName }, error }: HeadFieldProps) {
  const session = useSession();
  const { value, set, ...field } = useField(form, 'headUserNo');
  const people = useAnswer(async () => {
    if (!session?.can('member:view')) return [];
    const input = { departmentId: id, memberStatus: 1 as const, pageSize: 100 };
    const { list } = await call(await listMembers(), input, { isShowErrTip: false });
    return list.flatMap(({ userNo, memberName, post }) =>
      userNo ? [{ value: userNo, label: `${memberName}${post ? `（${post}）` : ''}` }] : [],
    );
  });
  const now = headUserNo ? [{ value: headUserNo, label: headName }] : [];
  const others = (people ?? []).filter((one) => one.value !== headUserNo);
  return (
    <Field label="负责人" help="在这个部门和它下级里的在职员工中选" error={error}>
      <Select
        className={styles.wide}
        {...field}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
        options={[{ value: '', label: '没有负责人' }, ...now, ...others]}
      />
    </Field>
  );
}
