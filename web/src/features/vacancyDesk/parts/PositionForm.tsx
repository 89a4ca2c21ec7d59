import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { vacancy, vacancyMore } from '#contract/fields/vacancy.ts';
import type { TestView } from '#contract/course/typicalPosition.ts';
import type { ChosenAbility } from '#contract/position/vacancyDesk.ts';
import type * as desk from '#contract/position/vacancyDesk.ts';
import { isPublicVacancy } from '#contract/rules/vacancies.ts';
import type { DictItem } from '#contract/system/dict.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { SalarySelect } from '../../../shared/resume/SalarySelect.tsx';
import { JobTypeSelect, RegionSelect } from '../../../shared/resume/TreeSelect.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { AbilityEditor } from './AbilityEditor.tsx';
import type { Typical } from './AbilityEditor.tsx';
import { saveVacancy, submitVacancy } from './calls.ts';
import { TestsField } from './TestsField.tsx';

interface PositionFormProps {
  data: {
    form: OutputOf<typeof desk.form.output> | null;
    typicals: readonly Typical[];
    degrees: readonly DictItem[];
    experiences: readonly DictItem[];
    natures: readonly DictItem[];
  };
}

const blank = {
  id: '0',
  vacancyState: 0,
  typicalPositionName: '',
  abilities: [] as readonly ChosenAbility[],
  tests: [] as readonly TestView[],
  testIds: [] as string[],
  vacancyName: '',
  jobTypeCode: '',
  regionCode: '',
  place: '',
  duties: '',
  demands: '',
  salaryMin: 0,
  salaryMax: 0,
  degree: '',
  experience: '',
  nature: '1',
  countWanted: 1,
  benefits: [] as string[],
  endDate: '',
  typicalPositionId: '0',
};

/** The form of a vacancy. Drafts are kept on the device while it is written, and on the server by the second button. */
export function PositionForm({ data: { form: row, typicals, degrees, experiences, natures } }: PositionFormProps) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const isPublic = row !== null && isPublicVacancy(row.vacancyState);
  const draft = `vacancy:${row?.id ?? 'new'}`;
  const { vacancyState: _, typicalPositionName: __, tests, ...words } = row ?? blank;
  const abilities = words.abilities.map(({ abilityId, abilityLevel }) => ({ abilityId, abilityLevel }));
  const sending = useCallForm(submitVacancy, {
    fields: { ...vacancy, ...vacancyMore },
    initial: { ...words, abilities },
    draft,
    onDone: async () => {
      toast('提交成功，审核的结果会发到消息里');
      await navigate('/account/position');
    },
  });
  const { form } = sending;
  const save = async () => {
    setSaving(true);
    try {
      await call(await saveVacancy(), form.state().values as never);
      dropDraft(draft);
      toast('草稿已保存');
      await navigate('/account/position');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      sending.setFailure(error.issues[0]?.message ?? error.message);
    } finally {
      setSaving(false);
    }
  };
  const optional = (items: readonly DictItem[], none: string) => [{ value: '', label: none }, ...items];
  return (
    <CallForm
      of={sending}
      label="职位"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            {isPublic ? '提交改动' : '提交审核'}
          </Button>
          {isPublic ? null : (
            <Button onClick={() => void save()} loading={saving} loadingLabel="保存中">
              保存草稿
            </Button>
          )}
        </>
      }
    >
      <FormText form={form} name="vacancyName" placeholder="数据分析助理" />
      <Tree form={form} name="jobTypeCode" />
      <Tree form={form} name="regionCode" />
      <FormText form={form} name="place" placeholder="街道与门牌，应聘的人会照着找来" />
      <FormField form={form} name="salaryMax" group>
        <SalarySelect form={form} />
      </FormField>
      <FieldPair>
        <FormSelect form={form} name="degree" options={optional(degrees, '学历不限')} />
        <FormSelect form={form} name="experience" options={optional(experiences, '经验不限')} />
      </FieldPair>
      <FieldPair>
        <FormSelect form={form} name="nature" options={[...natures]} />
        <FormNumber form={form} name="countWanted" />
      </FieldPair>
      <FormDate form={form} name="endDate" />
      <FormTextarea form={form} name="duties" rows={6} placeholder="每天、每周具体做什么，一行一件" />
      <FormTextarea form={form} name="demands" rows={6} placeholder="要会什么、做过什么，一行一条" />
      <Benefits form={form} />
      <AbilityEditor form={form} known={row?.abilities ?? []} typicals={typicals} />
      <TestsField form={form} known={tests} />
    </CallForm>
  );
}

const levels = { jobTypeCode: ['大类', '方向', '职位'], regionCode: ['省', '市', '区县'] } as const;

function Tree<V extends object>({ form, name }: { form: Fields<V>; name: keyof typeof levels }) {
  const own = form as unknown as Fields;
  const { value, set, ref } = useField(own, name);
  const Select = name === 'jobTypeCode' ? JobTypeSelect : RegionSelect;
  return (
    <FormField form={own} name={name} group>
      <Select label={vacancy[name].label} levels={levels[name]} value={String(value ?? '')} set={set} ref={ref} />
    </FormField>
  );
}

/** Typed as one line with commas between, kept as a list. */
function Benefits({ form }: { form: Fields }) {
  const { value, set } = useField(form, 'benefits');
  const [typed, setTyped] = useState(() => (value as string[]).join('、'));
  return (
    <FormField form={form} name="benefits">
      <Input
        value={typed}
        maxLength={120}
        placeholder="五险一金、双休、带薪年假，用顿号隔开"
        onChange={({ target }) => {
          setTyped(target.value);
          set(
            target.value
              .split(/[、,，;；]/)
              .map((part) => part.trim())
              .filter(Boolean),
          );
        }}
      />
    </FormField>
  );
}
