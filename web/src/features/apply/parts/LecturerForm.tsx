import { useNavigate, useRevalidator } from 'react-router';
import { lecturer, lecturerContact } from '#contract/fields/organization.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { textOfHtml } from '#contract/rules/paragraphs.ts';
import { ALREADY_LECTURER, LECTURER_WAITING } from '#contract/user/applyFailures.ts';
import { WRONG_CODE } from '#contract/user/failures.ts';
import type { auditView } from '#contract/user/lecturer.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { forgetAnswers } from '../../../kit/forget.ts';
import { useSession } from '../../../kit/session.tsx';
import { keepToken } from '../../../kit/token.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveLecturer } from './calls.ts';
import { LECTURER_PATH } from './kinds.ts';
import { NewcomerFields } from './NewcomerFields.tsx';
import { PortraitField } from './PortraitField.tsx';
import { ProofField } from './ProofField.tsx';
import { ShownFields } from './ShownFields.tsx';

type Audit = NonNullable<OutputOf<typeof auditView.output>['audit']>;

const secrets = ['lecturerMobile', 'code', 'mobilePsw', 'repassword'] as const;

/** The second step of somebody who wants to teach; who has no account yet gets one with it. */
export function LecturerForm({ refused }: { refused: Audit | null }) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { form: fields, ...sending } = useCallForm(saveLecturer, {
    fields: { ...lecturer, ...lecturerContact },
    initial: startOf(refused),
    draft: `apply:lecturer:${refused?.submitTime ?? 'new'}`,
    secrets,
    fieldOfCode: { [WRONG_CODE.code]: 'code' },
    onDone: async ({ signedIn }) => {
      if (signedIn) {
        keepToken(signedIn.token, signedIn.expiresIn);
        forgetAnswers();
      }
      toast('提交成功，结果会发到「消息」');
      await navigate(LECTURER_PATH);
    },
    onFailure: ({ code, message }) => {
      if (code !== LECTURER_WAITING.code && code !== ALREADY_LECTURER.code) return false;
      toast(message);
      void revalidate();
      return true;
    },
  });
  const { errorOf } = sending;
  const form = fields as unknown as Fields;
  return (
    <CallForm
      of={sending}
      label="讲师申请资料"
      long
      actions={
        <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
          {session ? '提交申请' : '注册并提交申请'}
        </Button>
      }
    >
      {session ? <PortraitField form={form} /> : null}
      <ShownFields form={form} />
      <FormText form={form} name="lecturerEmail" help="不公开，需要补充材料时用" type="email" autoComplete="email" />
      {session ? <ProofField form={form} /> : <NewcomerFields form={form} errorOf={errorOf} />}
    </CallForm>
  );
}

const startOf = (refused: Audit | null) => ({
  lecturerName: refused?.lecturerName ?? '',
  position: refused?.position ?? '',
  headImgUrl: refused?.headImgUrl ?? '',
  introduce: textOfHtml(refused?.introduce ?? ''),
  tags: refused?.tags ?? [],
  lecturerEmail: refused?.lecturerEmail ?? '',
  proofs: refused?.proofs ?? [],
  /** The form is only reached by agreeing. */
  agree: true as const,
});
