import { useNavigate } from 'react-router';
import { founder } from '#contract/fields/startPolicy.ts';
import { RegisterState, StartDegree } from '#contract/rules/eligibility.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import type { Facts } from '#contract/startup/policyCheck.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { MonthSelect } from '../../../shared/resume/MonthSelect.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { CHECK } from './addresses.ts';
import { saveFacts } from './calls.ts';
import { optionsOf } from './optionsOf.ts';
import { RegionTree } from './RegionTree.tsx';

/** Students may graduate so many years from now. */
const YEARS_AHEAD = 8;

/** The facts that policies ask about; what is typed survives leaving the page. */
export function FounderForm({ facts }: { facts: Facts }) {
  const navigate = useNavigate();
  const { isSaved: _, ...initial } = facts;
  const sending = useCallForm(saveFacts, {
    fields: founder,
    initial,
    draft: 'founder',
    onDone: async () => {
      toast('保存成功');
      await navigate(CHECK);
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="我的创业情况"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存并自测
        </Button>
      }
    >
      <RegionTree form={form} label={founder.regionCode.label} />
      <FieldPair>
        <FormValueSelect
          form={form}
          name="startField"
          placeholder="没有填写"
          options={optionsOf(StartField)}
          none={null}
        />
        <FormValueSelect
          form={form}
          name="degreeLevel"
          placeholder="没有填写"
          options={optionsOf(StartDegree)}
          none={null}
        />
      </FieldPair>
      <FieldPair>
        <Month form={form} name="graduatedOn" />
        <Month form={form} name="bornOn" />
      </FieldPair>
      <FieldPair>
        <FormValueSelect form={form} name="registerState" options={optionsOf(RegisterState)} />
        <FormDate form={form} name="registeredOn" />
      </FieldPair>
      <FieldPair>
        <FormNumber form={form} name="teamSize" />
        <FormNumber form={form} name="hiredCount" />
      </FieldPair>
      <FieldPair>
        <FormNumber form={form} name="sharePercent" />
        <FormNumber form={form} name="insuredMonths" />
      </FieldPair>
      <FormCheckbox form={form} name="isAlert" sentence="有适合我的新政策时发消息告诉我" values={[1, 0]} />
    </CallForm>
  );
}

function Month<V extends object>({ form, name }: { form: Fields<V>; name: 'graduatedOn' | 'bornOn' }) {
  const own = form as unknown as Fields;
  const { value, set, ref, onBlur } = useField(own, name);
  return (
    <FormField form={own} name={name} group>
      <MonthSelect
        label={founder[name].label}
        value={String(value ?? '')}
        set={set}
        ref={ref}
        onBlur={onBlur}
        yearsAhead={name === 'graduatedOn' ? YEARS_AHEAD : 0}
      />
    </FormField>
  );
}
