import type { Department } from '#contract/user/orgDepart.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useSession } from '../../../kit/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { departOptions } from './departOptions.ts';

interface Sending {
  form: Pick<Fields<{ departmentId?: string; jobNumber?: string; post?: string }>, 'register'>;
  errorOf: (name: string) => string | undefined;
}

/** Where somebody works: department, post and job number. */
export function PlaceFields({
  of: { form, errorOf },
  departments,
}: {
  of: Sending;
  departments: readonly Department[];
}) {
  const isWhole = useSession()?.powerLevel === 3;
  return (
    <>
      <Field label="部门" required={!isWhole} error={errorOf('departmentId')}>
        <Select
          isWide
          {...form.register('departmentId')}
          options={[{ value: '', label: isWhole ? '未分部门' : '请选择' }, ...departOptions(departments)]}
        />
      </Field>
      <FieldPair>
        <Field label="职务" error={errorOf('post')}>
          <Input {...form.register('post')} maxLength={30} placeholder="选填" />
        </Field>
        <Field label="工号" help="可以用工号登录" error={errorOf('jobNumber')}>
          <Input {...form.register('jobNumber')} maxLength={30} placeholder="选填" autoComplete="off" />
        </Field>
      </FieldPair>
    </>
  );
}
