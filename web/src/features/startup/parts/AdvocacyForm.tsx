import { useNavigate } from 'react-router';
import { policyAdvocacy, policyAdvocacyMore } from '#contract/fields/policyAdvocacy.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import type * as desk from '#contract/startup/policyAdvocacyDesk.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ADVOCACY_DESK } from './addresses.ts';
import { publishAdvocacy, saveAdvocacy } from './calls.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { useSaveDraft } from './useSaveDraft.ts';

type Row = OutputOf<typeof desk.form.output>;

const blank = { id: '0', title: '', intro: '', body: '', policyIds: [] as string[] };

/** The form of an article. A draft may be kept on the server; what is public changes when it is published again. */
export function AdvocacyForm({ row }: { row: Row | null }) {
  const navigate = useNavigate();
  const isPublic = row?.policyState === PolicyState.published;
  const draft = `policyAdvocacy:${row?.id ?? 'new'}`;
  const { id, title, intro, body, policyIds } = row ?? blank;
  const sending = useCallForm(publishAdvocacy, {
    fields: { ...policyAdvocacy, ...policyAdvocacyMore },
    initial: { id, title, intro, body, policyIds },
    draft,
    onDone: async () => {
      toast('发布成功');
      await navigate(ADVOCACY_DESK);
    },
  });
  const { form } = sending;
  const { save, saving } = useSaveDraft(saveAdvocacy, { of: sending, draft, to: ADVOCACY_DESK });
  return (
    <CallForm
      of={sending}
      label="政策宣传"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
            发布
          </Button>
          {isPublic ? null : (
            <Button onClick={() => void save()} loading={saving} loadingLabel="保存中">
              保存草稿
            </Button>
          )}
        </>
      }
    >
      <FormText form={form} name="title" placeholder="毕业第一年能拿到什么" />
      <FormTextarea form={form} name="intro" rows={2} />
      <PolicyPicker form={form} known={row?.policies ?? []} />
      <FormRichText form={form} name="body" />
    </CallForm>
  );
}
