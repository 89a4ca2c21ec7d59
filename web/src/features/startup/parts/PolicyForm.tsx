import { useNavigate } from 'react-router';
import { policyChange, policyRules, startPolicy, startPolicyMore } from '#contract/fields/startPolicy.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { PolicyField, PolicyLevel, PolicyState } from '#contract/rules/startPolicies.ts';
import type * as desk from '#contract/startup/policyDesk.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { DESK } from './addresses.ts';
import { Attachments } from './Attachments.tsx';
import { blankPolicy } from './blankPolicy.ts';
import { publishPolicy, savePolicy } from './calls.ts';
import { optionsOf } from './optionsOf.ts';
import { PapersField } from './PapersField.tsx';
import { RegionTree } from './RegionTree.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useSaveDraft } from './useSaveDraft.ts';

type Row = OutputOf<typeof desk.form.output>;

const table = { ...startPolicy, ...startPolicyMore, ...policyRules, ...policyChange };

/** The form of a policy. What is public is changed by publishing its next version; a draft is also kept on the server. */
export function PolicyForm({ row }: { row: Row | null }) {
  const navigate = useNavigate();
  const isNext = row !== null && row.version > 0;
  const draft = `startPolicy:${row?.id ?? 'new'}`;
  const {
    policyState: _,
    version: __,
    ...words
  } = row ?? { ...blankPolicy, policyState: PolicyState.draft, version: 0 };
  const sending = useCallForm(publishPolicy, {
    fields: table,
    initial: { ...words, changeNote: '' },
    draft,
    onDone: async ({ version }) => {
      toast(version === 1 ? '发布成功' : `第 ${version} 版发布成功`);
      await navigate(DESK);
    },
  });
  const { form } = sending;
  const { save, saving } = useSaveDraft(savePolicy, { of: sending, draft, to: DESK });
  return (
    <CallForm
      of={sending}
      label="创业政策"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
            {isNext ? '发布新的一版' : '发布'}
          </Button>
          {isNext ? null : (
            <Button onClick={() => void save()} loading={saving} loadingLabel="保存中">
              保存草稿
            </Button>
          )}
        </>
      }
    >
      <FormText form={form} name="policyName" placeholder="洪山区大学生一次性创业补贴" />
      <FieldPair>
        <FormText form={form} name="issuedBy" />
        <FormText form={form} name="docNumber" />
      </FieldPair>
      <FieldPair>
        <FormValueSelect form={form} name="policyLevel" options={optionsOf(PolicyLevel)} />
        <FormValueSelect form={form} name="policyField" options={optionsOf(PolicyField)} />
      </FieldPair>
      <RegionTree form={form} label={startPolicy.regionCode.label} />
      <FormText form={form} name="amount" placeholder="一次给 8000 元" />
      <FormTextarea form={form} name="summary" rows={4} placeholder="像跟同学解释那样写：给谁、给什么、图什么" />
      <FieldPair>
        <FormDate form={form} name="issuedOn" />
        <FormDate form={form} name="validUntil" />
      </FieldPair>
      <FieldPair>
        <FormDate form={form} name="applyFrom" />
        <FormDate form={form} name="applyUntil" />
      </FieldPair>
      <RuleFields form={form} />
      <FormTextarea form={form} name="howTo" rows={4} placeholder="到哪里、找谁、几天办完" />
      <PapersField form={form} />
      <FormRichText form={form} name="original" />
      <FormText form={form} name="sourceUrl" placeholder="https://" />
      <Attachments form={form} />
      {isNext ? <FormText form={form} name="changeNote" placeholder="补贴提高到 1 万元" /> : null}
    </CallForm>
  );
}
