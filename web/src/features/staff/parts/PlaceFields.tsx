import type { Department } from '#contract/user/orgDepart.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useSession } from '../../../kit/session.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { departOptions } from './departOptions.ts';

interface PlaceFieldsProps {
  form: Fields;
  departments: readonly Department[];
}

/** Where somebody works: department, post and job number. */
export function PlaceFields({ form, departments }: PlaceFieldsProps) {
  const isWhole = useSession()?.powerLevel === PowerLevel.organization;
  return (
    <>
      <FormSelect
        form={form}
        name="departmentId"
        required={!isWhole}
        isWide
        options={[{ value: '', label: isWhole ? '未分部门' : '请选择' }, ...departOptions(departments)]}
      />
      <FieldPair>
        <FormText form={form} name="post" placeholder="选填" />
        <FormText form={form} name="jobNumber" help="可以用工号登录" placeholder="选填" autoComplete="off" />
      </FieldPair>
    </>
  );
}
